// The whole web: providers, route table and page frames. The router is passed in, because the server has another one.

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useSession } from '#people/web/session.ts';
import { fixedText } from '#platform/web/fixed-text.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useSettings } from '#platform/web/queries/copy.ts';
import { RouteContext } from '#platform/web/route-context.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { whenToastWaits } from '#platform/web/ui/toast.ts';
import { isPageOff } from '#subjects/rules/features.ts';
import { paths } from '#subjects/rules/paths.ts';
import { notFound } from './not-found.ts';
import { routeOf, routes } from './routes.tsx';
import { Arrival } from './shell/arrival.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { LearnerFrame, OpenFrame } from './shell/frames.tsx';
import { LoadingPage } from './shell/loading-page.tsx';
import { useOldTab } from './shell/use-old-tab.ts';

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Pages />
      <Toaster />
    </QueryClientProvider>
  );
}

/** The pages, without those that an operator has switched off. */
function Pages() {
  useOldTab();
  const { off } = useSettings();
  const shown = routes.filter(({ path }) => !isPageOff(off, path));
  const routeAt = (pathname: string) => (isPageOff(off, pathname) ? notFound : routeOf(pathname));
  return (
    <RouteContext value={routeAt}>
      <Routes>
        <Route element={<OpenFrame />}>
          {[...shown, notFound].filter(({ access }) => access !== 'learner').map(routeElement)}
        </Route>
        <Route
          element={
            <RequireSession>
              <LearnerFrame />
            </RequireSession>
          }
        >
          {shown.filter(({ access }) => access === 'learner').map(routeElement)}
        </Route>
      </Routes>
    </RouteContext>
  );
}

function routeElement(route: (typeof routes)[number]) {
  return (
    <Route
      key={route.path}
      path={route.path}
      element={
        <ErrorBoundary key={route.path}>
          <Suspense fallback={<Loading />}>
            <Arrival title={route.title} />
            <route.screen />
          </Suspense>
        </ErrorBoundary>
      }
    />
  );
}

/** The path that the guard leaves in the history state for the login page, which must check the path before use. */
type GuardState = { wanted: string };

/**
 * Shows its children to signed-in people, and mounts them again for each person. Others go to the login page, which
 * remembers the page they wanted. A page that its route opens to visitors, such as an invitation, is shown to them in
 * the open frame instead.
 */
function RequireSession({ children }: { children: ReactNode }) {
  const { user, loading, failed, signedOut, retry } = useSession();
  const { pathname, search, hash } = useLocation();
  const routeOf = use(RouteContext);
  if (loading) return <LoadingPage />;
  if (failed) return <ErrorState message={fixedText('fallback.outOfReach')} onRetry={retry} />;
  if (user !== null) return <Fragment key={user.id}>{children}</Fragment>;
  if (routeOf?.(pathname).visitors?.includes(pathname)) return <OpenFrame />;
  const wanted: GuardState = { wanted: pathname + search + hash };
  return <Navigate to={paths.login} replace state={signedOut ? null : wanted} />;
}

const ToastList = lazyComponent(async () => (await import('#platform/web/ui/toast-list.tsx')).ToastList);

/**
 * The place of short messages, once in the page. The list that draws them is loaded with the first focus, so that it is
 * there when a press fails without a network. If the list can't be loaded, messages wait until the next message asks
 * for the list again.
 */
function Toaster() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const load = () =>
      void ToastList.preload().then(
        () => setLoaded(true),
        () => {},
      );
    whenToastWaits(load);
    // A field may have the focus before the scripts are there.
    if (document.activeElement !== document.body) load();
    else window.addEventListener('focusin', load, { once: true });
  }, []);
  return loaded && <ToastList />;
}
