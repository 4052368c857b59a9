import type { LedCrew } from '#crew/web/crew.ts';
import { PlayCard } from './play-card.tsx';
import { RunCard } from './run-card.tsx';
import { WhoCard } from './who-card.tsx';

/** The row that is due, who does it, and the playlist that ends on the moment of the dance. */
export function NowPart({ crew, eventAt }: { crew: LedCrew; eventAt: number | null }) {
  return (
    <div className="columns crew-leader">
      <RunCard crew={crew} eventAt={eventAt} />
      <div className="stack">
        <WhoCard crew={crew} eventAt={eventAt} />
        {eventAt !== null && <PlayCard crew={crew} eventAt={eventAt} />}
      </div>
    </div>
  );
}
