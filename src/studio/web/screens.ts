import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Screens } from '#platform/web/route.ts';
import { studioPattern } from '#studio/rules/paths.ts';

export const studioScreens = {
  [studioPattern]: {
    file: 'studio/web/studio-screen.tsx',
    screen: lazyComponent(async () => (await import('#studio/web/studio-screen.tsx')).StudioScreen),
    title: 'nav_studio',
  },
} satisfies Screens;
