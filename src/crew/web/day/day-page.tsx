import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import './day.css';
import { useEffect } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { crewPaths, type DayPart, dayParts, printed } from '#crew/rules/crew-paths.ts';
import type { LedCrew } from '#crew/web/crew.ts';
import { printedKey } from '#crew/web/printed-key.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { ButtonLink, buttonClass } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { useQuery } from '#platform/web/use-query.ts';
import { CrewHeading } from '../crew-heading.tsx';
import { TitledCard } from '../titled-card.tsx';
import { PlayCard } from './play-card.tsx';
import { RecordCard } from './record-card.tsx';
import { RosterCard } from './roster-card.tsx';
import { RunCard } from './run-card.tsx';
import { TallyCard } from './tally-card.tsx';
import { useAllTallies } from './use-all-tallies.ts';
import { WhoCard } from './who-card.tsx';

/**
 * The leader's page for the day of the event: five parts with one bar that leads to them. It opens without a network.
 */
export function DayPage({ crew }: { crew: LedCrew }) {
  const text = useText(crewCopy, dayCopy);
  const tallies = useAllTallies(crew.id);
  const eventAt = parseEventDate(useSettings().next_challenge_date);
  const query = useQuery();
  const asked = query.get('tab');
  const part: DayPart = dayParts.find((each) => each === asked) ?? 'now';
  return (
    <div className="page stack">
      <div>
        <Link to={crewPaths.led(crew.id)}>{crew.name}</Link>
        <CrewHeading title={text('day_title', { name: crew.name })} />
        {crew.offline && <p className="quiet">{text('crew_offline')}</p>}
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

/** The bar of the parts. It stays visible while scrolling; choosing a part scrolls to the top. */
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
          className={buttonClass({ look: 'tab' })}
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

/**
 * The task that is due now and the next one, with the people who do them; a list of all tasks; and, if the event has a
 * date, the playlist that ends at the moment of the dance.
 */
function NowPart({ crew, eventAt }: { crew: LedCrew; eventAt: number | null }) {
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

/** Links to all sheets of the day. */
function PrintCard({ crew: { id } }: { crew: Crew }) {
  const text = useText(dayCopy);
  return (
    <TitledCard title={text('day_print_title')}>
      <p className="quiet">{text('day_print_text')}</p>
      <ul className="columns tight day-sheets">
        {printed.map((what) => (
          <li key={what}>
            <ButtonLink look="bone" to={crewPaths.print(id, what)}>
              {text(printedKey(what))}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
