import { useNavigate } from 'react-router';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { useCrews, useCrewWrite } from '#crew/web/crew.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { isVague, timeZone } from '#platform/web/queries/time-zone.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { CrewHeading } from './crew-heading.tsx';
import { DetailsForm } from './details-form.tsx';
import { LeadingProblem } from './leading-problem.tsx';
import { NoCrewNeeded } from './no-crew-needed.tsx';

export function OpenPage() {
  const text = useText(crewCopy);
  const navigate = useNavigate();
  const open = useCrewWrite('openCrew');
  const problem = useCrews().data?.problem;
  return (
    <div className="page-narrow stack loose">
      <CrewHeading title={text('crew_open_title')} />
      <p>{text('crew_open_text')}</p>
      <NoCrewNeeded />
      {problem ? (
        <Card as="div">
          <LeadingProblem problem={problem} here={crewPaths.open} />
        </Card>
      ) : (
        <Card
          as={DetailsForm}
          details={{ name: '', place: null, zone: isVague(timeZone()) ? '' : timeZone(), approves: false }}
          button={text('crew_open_button')}
          busy={open.isPending}
          failure={open.error}
          onSave={(body, refuse) =>
            open.mutate(
              { body },
              {
                onSuccess: ({ id }) => void navigate(crewPaths.led(id), { replace: true }),
                onError: refuse,
              },
            )
          }
        />
      )}
    </div>
  );
}
