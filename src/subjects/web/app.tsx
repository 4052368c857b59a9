// The whole web: providers, route table and page frames. The router comes from outside, because the server has its own.

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { useSettings } from '#platform/web/queries/copy.ts';
import { RouteContext } from '#platform/web/route-context.ts';
import { Loading } from '#platform/web/ui/loading.tsx';
import { Toaster } from '#platform/web/ui/toaster.tsx';
import { isPageOff } from '#subjects/rules/features.ts';
import { notFound } from './not-found.ts';
import { routeOf, routes } from './routes.tsx';
import { Arrival } from './shell/arrival.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { LearnerFrame } from './shell/learner-frame.tsx';
import { OpenFrame } from './shell/open-frame.tsx';
import { RequireSession } from './shell/require-session.tsx';
import { useOldTab } from './shell/use-old-tab.ts';

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <Pages />
      <Toaster />
    </QueryClientProvider>
  );
}

/** The pages, without those of what an operator has switched off. */
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
