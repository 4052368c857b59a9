import { lazyScreen } from '#platform/web/lazy-screen.tsx';
import type { Route } from '#platform/web/route.ts';

/** What stands where nothing is: an unknown path, or a lesson that the course does not have. */
export const notFound: Route = {
  path: '*',
  access: 'open',
  file: 'pages/web/not-found/not-found-screen.tsx',
  screen: lazyScreen(async () => (await import('#pages/web/not-found/not-found-screen.tsx')).NotFoundScreen),
  title: 'not_found_title',
};
