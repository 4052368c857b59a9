import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { crewPaths, joinPath } from '#crew/rules/crew-paths.ts';
import { shownCode } from '#platform/rules/spoken-code.ts';
import { leftToRight } from '#platform/web/left-to-right.ts';
import { pageBase } from '#platform/web/page-language.ts';
import { QrCode } from '#platform/web/qr/qr-code.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { addressOf } from '#platform/web/ui/share-address.ts';
import { dayOfYearAndTime } from '../day-and-time.ts';
import { DancerDrawing, DancerLines } from './dancer-drawing.tsx';
import type { SheetProps } from './sheet.tsx';

/** A flyer to hang up: how to join, and when the dance is. */
export function Flyer({ crew, event }: SheetProps) {
  const text = useText(crewCopy, dayCopy);
  if (crew.code === null) return <p role="alert">{text('day_print_no_code')}</p>;
  const address = addressOf(joinPath(crew.code));
  return (
    <article className="stack centered sheet sheet-flyer">
      <p className="sheet-flyer-event">{event.name}</p>
      <h1 tabIndex={-1}>{text('day_flyer_lead')}</h1>
      <p>{text('day_flyer_text')}</p>
      <h2>{crew.name}</h2>
      <p>
        {crew.place && <span>{crew.place}</span>}
        {event.at !== null && <span>{dayOfYearAndTime(event.at, crew.zone)}</span>}
      </p>
      <div className="sheet-flyer-pictures">
        <DancerLines moment="flyer" />
        <DancerDrawing moment="flyer" />
        <QrCode address={address} label={text('crew_qr', { address })} />
      </div>
      <p className="sheet-flyer-code" translate="no">
        {shownCode(crew.code)}
      </p>
      <p>
        {text('day_flyer_scan', { address: leftToRight(window.location.host + pageBase() + crewPaths.join) })}
      </p>
      <p>{text('day_flyer_minors')}</p>
    </article>
  );
}
