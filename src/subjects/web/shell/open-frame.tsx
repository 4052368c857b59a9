import './frame.css';
import { Outlet } from 'react-router';
import { useSession } from '#people/web/session.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { LearnerHeader } from './learner-header.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** Around an open page: the visitor's header until the session is read, then the person's own, equally high. */
export function OpenFrame() {
  const { user } = useSession();
  return (
    <>
      <SkipLink />
      {user === null ? <VisitorHeader /> : <LearnerHeader />}
      <main id="main" className="main">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}

function VisitorHeader() {
  return (
    <SiteHeader home={paths.home}>
      <ButtonLink to={paths.login} look="bone" size="small">
        {useText()('nav_login')}
      </ButtonLink>
    </SiteHeader>
  );
}
