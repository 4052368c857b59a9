import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { codeInHash } from '#rules/crew/crew-code.ts';
import { paths } from '#rules/paths.ts';
import { useCrewText } from '#web/course-ui/use-crew-text.ts';
import { keepInvitation } from '#web/queries/kept-invitation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CrewHeading } from './crew-heading.tsx';

/**
 * What a visitor sees of an invitation. It says the same with every code: whose crew it is, only an account can ask, because
 * guessing codes is bounded per person (docs/decisions/071-crews.md).
 */
export function InvitedPage() {
  const text = useCrewText();
  const { pathname, hash } = useLocation();
  useEffect(() => keepInvitation(pathname + hash), [pathname, hash]);
  return (
    <div className="page-narrow stack loose">
      <CrewHeading title={text('crew_invited_title')} />
      <section className="card">
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
      </section>
    </div>
  );
}
