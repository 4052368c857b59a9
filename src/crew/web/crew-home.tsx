import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { useCrews } from '#crew/web/crew.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { CrewCodeForm } from './crew-code-form.tsx';
import { CrewHeading } from './crew-heading.tsx';
import { LeadingProblem } from './leading-problem.tsx';
import { MemberCard } from './member-card.tsx';
import { NoCrewNeeded } from './no-crew-needed.tsx';

/** The crews that a person is in and leads, with a form to join another crew, and a link to open a crew if allowed. */
export function CrewHome() {
  const text = useText(crewCopy);
  const { data, isPending, refetch } = useCrews();
  return (
    <div className="page stack loose">
      <div>
        <CrewHeading title={text('crew_title')} />
        <p className="quiet">{text(data?.offline ? 'crew_offline' : 'crew_lead')}</p>
      </div>
      {!data ? (
        isPending ? (
          <Loading />
        ) : (
          <ErrorState onRetry={() => void refetch()} />
        )
      ) : (
        <>
          {data.leads.length > 0 && (
            <section className="stack tight" aria-labelledby="crew-leads">
              <h2 id="crew-leads">{text('crew_leads_title')}</h2>
              <ul className="columns crew-list">
                {data.leads.map(({ id, name, people, waiting }) => (
                  <li key={id}>
                    <Card as={Link} to={crewPaths.led(id)}>
                      <span className="card-title">{name}</span>
                      <span>{text(people === 1 ? 'crew_person' : 'crew_people', { count: people })}</span>
                      {waiting > 0 && <strong>{text('crew_waiting', { count: waiting })}</strong>}
                    </Card>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {data.member_of.map((crew) => (
            <MemberCard key={crew.id} crew={crew} />
          ))}
          <div className="columns crew-ways">
            <Card>
              <h2 className="card-title">{text('crew_join_title')}</h2>
              {data.member_of.length === 0 && <p>{text('crew_none')}</p>}
              <CrewCodeForm />
            </Card>
            <Card>
              <h2 className="card-title">{text('crew_open_title')}</h2>
              <p>{text('crew_open_text')}</p>
              <NoCrewNeeded />
              {data.problem === null ? (
                <ButtonLink look="bone" to={crewPaths.open} className="own-width">
                  {text('crew_open_button')}
                </ButtonLink>
              ) : (
                <LeadingProblem problem={data.problem} here={paths.crew} />
              )}
            </Card>
          </div>
        </>
      )}
    </div>
  );
}
