import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Route } from '#platform/web/route.ts';

/** The screen for an unknown path, or for a lesson that the course does not have. */
export const notFound: Route = {
  path: '*',
  access: 'open',
  file: 'pages/web/not-found/not-found-screen.tsx',
  screen: lazyComponent(
    async () => (await import('#pages/web/not-found/not-found-screen.tsx')).NotFoundScreen,
  ),
  title: 'not_found_title',
};
