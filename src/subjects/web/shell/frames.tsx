import './frame.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { useCheckReplay } from '#course/web/queries/checks.ts';
import { sessionQuery, useSession } from '#people/web/session.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { askAgainMs } from '#platform/web/queries/query-client.ts';
import { ButtonLink, buttonClass } from '#platform/web/ui/button.tsx';
import { NavLink } from '#platform/web/ui/link.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { headerLinks } from './menu-links.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of a signed-in page. */
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

/**
 * Says that the server is out of reach, as long as it is. Asks the server again as soon as the network is back, and
 * every `askAgainMs`.
 */
function OfflineNote() {
  const { offline } = useSession();
  const text = useText()('nav_offline');
  const client = useQueryClient();

  useEffect(() => {
    if (!offline) return;
    const refresh = async () => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      if (client.getQueryData(sessionQuery.queryKey)?.offline) return;
      await client.invalidateQueries({ queryKey: ['mine'] });
    };
    window.addEventListener('online', refresh);
    const asking = setInterval(refresh, askAgainMs);
    return () => {
      clearInterval(asking);
      window.removeEventListener('online', refresh);
    };
  }, [offline, client]);

  return (
    <div role="status" className="offline-note">
      {offline && <p>{text}</p>}
    </div>
  );
}

/**
 * Milliseconds from the first signed-in page until the service worker is registered: keeping the course must not slow
 * down drawing that page.
 */
const settledMs = 3_000;

/** Registers the service worker once a person is signed in. */
function useServiceWorker(): void {
  const text = useText();
  const words = { text: text('nav_update'), label: text('nav_update_now') };
  const offer = useRef(words);
  offer.current = words;
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const settled = setTimeout(() => {
      import('./register-worker.ts')
        .then(({ registerWorker }) => registerWorker(() => offer.current))
        .catch(() => {
          // Browsers refuse service workers in private windows and behind a bad certificate; the course then works only
          // with a network.
        });
    }, settledMs);
    return () => clearTimeout(settled);
  }, []);
}

/**
 * The frame of an open page: the visitor's header until the session is read, then, for a signed-in person, the
 * learner's header of equal height.
 */
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

function SkipLink() {
  return (
    <a className={buttonClass({ size: 'small' }, 'skip-link')} href="#main">
      {useText()('nav_skip')}
    </a>
  );
}

function LearnerHeader() {
  const text = useText();
  return (
    <SiteHeader home={paths.dashboard}>
      <nav className="cluster tight site-nav" aria-label={text('nav_main')}>
        {headerLinks.map(({ to, label }) => (
          <NavLink key={to} className={buttonClass({ look: 'tab' })} to={to}>
            {text(label)}
          </NavLink>
        ))}
      </nav>
      <ProfileMenu />
      <SideMenu />
    </SiteHeader>
  );
}
