import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { useSession } from '#people/web/session.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { CrewHeading } from './crew-heading.tsx';

const reasons = ['gone', 'other', 'link'] as const;

/** The page for a crew that is not the person's: what the reason may be, and a link to their own crews. */
export function UnknownCrew() {
  const text = useText(crewCopy);
  const { user } = useSession();
  return (
    <div className="page-narrow stack loose">
      <CrewHeading title={text('crew_unknown_title')} />
      <Card>
        <p role="status">{text('crew_unknown_text', { name: user?.first_name ?? '' })}</p>
        <ul className="stack tight points">
          {reasons.map((reason) => (
            <li key={reason}>{text(`crew_unknown_${reason}`)}</li>
          ))}
        </ul>
        <p>{text('crew_unknown_way')}</p>
        <ButtonLink to={crewPaths.home} className="own-width">
          {text('crew_back')}
        </ButtonLink>
      </Card>
    </div>
  );
}
