import { lazyScreen } from '#platform/web/lazy-screen.tsx';
import type { Screens } from '#platform/web/route.ts';
import { studioPattern } from '#studio/rules/paths.ts';

export const studioScreens = {
  [studioPattern]: {
    file: 'studio/web/studio-screen.tsx',
    screen: lazyScreen(async () => (await import('#studio/web/studio-screen.tsx')).StudioScreen),
    title: 'nav_studio',
  },
} satisfies Screens;
