import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { keepInvitation } from '#people/web/kept-invitation.ts';
import { codeInHash } from '#platform/rules/spoken-code.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { CrewHeading } from './crew-heading.tsx';

/**
 * An invitation as a visitor sees it. It is the same for every code: only signed-in people can ask for the crew of a
 * code, because wrong codes are limited per person (docs/decisions/071-crews.md).
 */
export function InvitedPage() {
  const text = useText(crewCopy);
  const { pathname, hash } = useLocation();
  useEffect(() => keepInvitation(pathname + hash), [pathname, hash]);
  return (
    <div className="page-narrow stack loose">
      <CrewHeading title={text('crew_invited_title')} />
      <Card>
        <p>{text('crew_invited_text')}</p>
        {codeInHash(hash) === null && <p role="status">{text('crew_invited_lost')}</p>}
        <p className="quiet">{text('crew_invited_minors')}</p>
        <div className="cluster">
          <ButtonLink size="large" to={paths.auth}>
            {text('crew_invited_sign_up')}
          </ButtonLink>
          <ButtonLink size="large" look="bone" to={paths.login}>
            {text('crew_invited_log_in')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
