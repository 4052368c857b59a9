import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Route } from '#platform/web/route.ts';

/** The screen in the place of nothing: an unknown path, or a lesson that the course does not have. */
export const notFound: Route = {
  path: '*',
  access: 'open',
  file: 'pages/web/not-found/not-found-screen.tsx',
  screen: lazyComponent(
    async () => (await import('#pages/web/not-found/not-found-screen.tsx')).NotFoundScreen,
  ),
  title: 'not_found_title',
};
