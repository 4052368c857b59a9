// The specification's route table (section 2): path, its screen and what its tab is called. src/subjects/rules/paths.ts
// says who may open it.

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

/** The compiler asks for an entry for each path of the product. */
const table: Record<RoutePath, Screen> = {
  ...pagesScreens,
  ...peopleScreens,
  ...courseScreens,
  ...togetherScreens,
  ...crewScreens,
  ...classScreens,
  ...studioScreens,
};

/** Developers' own pages, which `npm run dev` and tests have and the product's build leaves out. */
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

/** The route of a pathname; an unknown one is the not-found page. */
export function routeOf(pathname: string): Route {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}
