import './frame.css';
import { Outlet } from 'react-router';
import { useSession } from '#people/web/session.ts';
import { LearnerHeader } from './learner-header.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { VisitorHeader } from './visitor-header.tsx';

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
