// The specification's route table (section 2): each path with its screen and the title of its tab.
// src/subjects/rules/paths.ts says who may open it.

import { matchPath } from 'react-router';
import { classScreens } from '#class/web/screens.ts';
import { courseScreens } from '#course/web/screens.ts';
import { crewScreens } from '#crew/web/screens.ts';
import { pagesScreens } from '#pages/web/screens.ts';
import { peopleScreens } from '#people/web/screens.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Route, Screen } from '#platform/web/route.ts';
import { studioScreens } from '#studio/web/screens.ts';
import { accessOf, type RoutePath } from '#subjects/rules/paths.ts';
import { togetherScreens } from '#together/web/screens.ts';
import { notFound } from './not-found.ts';

/** The screen of each path. A path without a screen is a compile error. */
const table: Record<RoutePath, Screen> = {
  ...pagesScreens,
  ...peopleScreens,
  ...courseScreens,
  ...togetherScreens,
  ...crewScreens,
  ...classScreens,
  ...studioScreens,
};

/** Pages for developers in `npm run dev` and in tests; the product's build leaves them out. */
const workbench: readonly Route[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/ui',
        access: 'tool',
        file: 'pages/web/workbench/catalogue.tsx',
        screen: lazyComponent(async () => (await import('#pages/web/workbench/catalogue.tsx')).Catalogue),
        title: 'meta_site_name',
      },
    ]
  : [];

export const routes: readonly Route[] = [
  ...Object.entries(table).map(([path, route]) => ({ path, access: accessOf(path as RoutePath), ...route })),
  ...workbench,
];

/** The route of a pathname; the not-found page for an unknown pathname. */
export function routeOf(pathname: string): Route {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}
