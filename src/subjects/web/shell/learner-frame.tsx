import './frame.css';
import { Outlet } from 'react-router';
import { useCheckReplay } from '#course/web/queries/checks.ts';
import { LearnerHeader } from './learner-header.tsx';
import { OfflineNote } from './offline-note.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { useServiceWorker } from './use-service-worker.ts';

/** Around a signed-in page. */
export function LearnerFrame() {
  useCheckReplay();
  useServiceWorker();
  return (
    <>
      <SkipLink />
      <LearnerHeader />
      <OfflineNote />
      <main id="main" className="main">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
