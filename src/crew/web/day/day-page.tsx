import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { printedKey } from '#crew/web/printed-key.ts';
import './day.css';
import { Link } from 'react-router';
import { crewPaths, printed } from '#crew/rules/crew-paths.ts';
import type { LedCrew } from '#crew/web/crew.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { CrewHeading } from '../crew-heading.tsx';
import { TitledCard } from '../titled-card.tsx';
import { PlayCard } from './play-card.tsx';
import { RecordCard } from './record-card.tsx';
import { RosterCard } from './roster-card.tsx';
import { RunCard } from './run-card.tsx';
import { TallyCard } from './tally-card.tsx';
import { useAllTallies } from './use-all-tallies.ts';

/** Everything that the leader needs on the day, on one page that opens without a network. */
export function DayPage({ crew }: { crew: LedCrew }) {
  const text = useText(dayCopy);
  const crewText = useText(crewCopy);
  const tallies = useAllTallies(crew.id);
  const eventAt = parseEventDate(useSettings().next_challenge_date);
  return (
    <div className="page stack loose">
      <div>
        <Link to={crewPaths.led(crew.id)}>{crew.name}</Link>
        <CrewHeading title={text('day_title', { name: crew.name })} />
        <p className="quiet">{crew.offline ? crewText('crew_offline') : text('day_lead')}</p>
      </div>
      <div className="columns crew-leader">
        <div className="stack">
          <RunCard crew={crew} eventAt={eventAt} />
          <TallyCard crewId={crew.id} {...tallies} />
          <RosterCard crew={crew} />
        </div>
        <div className="stack">
          <RecordCard crew={crew} eventAt={eventAt} gates={tallies.sum.gates} />
          {eventAt !== null && <PlayCard crew={crew} eventAt={eventAt} />}
          <TitledCard title={text('day_print_title')}>
            <p className="quiet">{text('day_print_text')}</p>
            <ul className="cluster">
              {printed.map((what) => (
                <li key={what}>
                  <ButtonLink look="bone" size="small" to={crewPaths.print(crew.id, what)}>
                    {text(printedKey(what))}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </TitledCard>
        </div>
      </div>
    </div>
  );
}
