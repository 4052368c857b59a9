import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import './day.css';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { crewPaths, type DayPart, dayParts } from '#crew/rules/crew-paths.ts';
import type { LedCrew } from '#crew/web/crew.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { CrewHeading } from '../crew-heading.tsx';
import { NowPart } from './now-part.tsx';
import { PrintCard } from './print-card.tsx';
import { RecordCard } from './record-card.tsx';
import { RosterCard } from './roster-card.tsx';
import { TallyCard } from './tally-card.tsx';
import { useAllTallies } from './use-all-tallies.ts';

/** Everything that the leader needs on the day: five parts behind one bar, on a page that opens without a network. */
export function DayPage({ crew }: { crew: LedCrew }) {
  const text = useText(dayCopy);
  const crewText = useText(crewCopy);
  const tallies = useAllTallies(crew.id);
  const eventAt = parseEventDate(useSettings().next_challenge_date);
  const [query] = useSearchParams();
  const asked = query.get('tab');
  const part: DayPart = dayParts.find((each) => each === asked) ?? 'now';
  return (
    <div className="page stack">
      <div>
        <Link to={crewPaths.led(crew.id)}>{crew.name}</Link>
        <CrewHeading title={text('day_title', { name: crew.name })} />
        {crew.offline && <p className="quiet">{crewText('crew_offline')}</p>}
      </div>
      <DayBar crewId={crew.id} part={part} />
      {part === 'now' && <NowPart crew={crew} eventAt={eventAt} />}
      {part === 'count' && <TallyCard crew={crew} {...tallies} />}
      {part === 'roster' && <RosterCard crew={crew} />}
      {part === 'record' && <RecordCard crew={crew} eventAt={eventAt} gates={tallies.sum.gates} />}
      {part === 'print' && <PrintCard crew={crew} />}
    </div>
  );
}

/** The bar of the day: it stays in sight, and another part begins at its top. */
function DayBar({ crewId, part }: { crewId: string; part: DayPart }) {
  const text = useText(dayCopy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part begins at its top
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [part]);
  return (
    <nav className="day-bar" aria-label={text('day_bar')}>
      {dayParts.map((each) => (
        <Link
          key={each}
          to={crewPaths.day(crewId, each)}
          replace
          aria-current={each === part ? 'page' : undefined}
        >
          {text(`day_bar_${each}`)}
        </Link>
      ))}
    </nav>
  );
}
