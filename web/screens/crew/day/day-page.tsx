import './day.css';
import { Link, useParams } from 'react-router';
import { crewPaths, printed } from '#rules/crew/crew-paths.ts';
import { parseEventDate } from '#rules/event/event-date.ts';
import { useCrewText } from '#web/course-ui/use-crew-text.ts';
import { ProblemError } from '#web/queries/call.ts';
import { useSettings } from '#web/queries/copy.ts';
import { useCrew } from '#web/queries/crew.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PlayCard } from './play-card.tsx';
import { RecordCard } from './record-card.tsx';
import { RosterCard } from './roster-card.tsx';
import { RunCard } from './run-card.tsx';
import { TallyCard } from './tally-card.tsx';
import { useDayText } from './use-day-text.ts';

const keyOf = (what: (typeof printed)[number]) => what.replace('-', '_') as 'script';

/** Everything that the leader needs on the day, on one page that opens without a network. */
export function DayPage() {
  const text = useDayText();
  const crewText = useCrewText();
  const { crewId = '' } = useParams();
  const { data: crew, error, isPending, refetch } = useCrew(crewId);
  const eventAt = parseEventDate(useSettings().next_challenge_date);
  if (!crew)
    return isPending ? (
      <Loading />
    ) : (
      <ErrorState
        {...(error instanceof ProblemError ? { message: error.message } : {})}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="page stack loose">
      <div>
        <Link to={crewPaths.led(crewId)}>{crew.name}</Link>
        <h1 tabIndex={-1}>{text('day_title', { name: crew.name })}</h1>
        <p className="quiet">{crew.offline ? crewText('crew_offline') : text('day_lead')}</p>
      </div>
      <div className="columns crew-leader">
        <div className="stack">
          <RunCard crew={crew} eventAt={eventAt} />
          <TallyCard crewId={crewId} />
          <RosterCard crew={crew} />
        </div>
        <div className="stack">
          <RecordCard crew={crew} eventAt={eventAt} />
          {eventAt !== null && <PlayCard zone={crew.zone} eventAt={eventAt} />}
          <section className="card" aria-labelledby="day-print">
            <h2 className="card-title" id="day-print">
              {text('day_print_title')}
            </h2>
            <p className="quiet">{text('day_print_text')}</p>
            <ul className="cluster">
              {printed.map((what) => (
                <li key={what}>
                  <ButtonLink look="bone" size="small" to={crewPaths.print(crewId, what)}>
                    {text(`day_print_${keyOf(what)}`)}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}
