import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Screens } from '#platform/web/route.ts';
import { togetherPaths } from '#together/rules/paths.ts';

export const togetherScreens = {
  [togetherPaths.together]: {
    file: 'together/web/together-screen.tsx',
    screen: lazyComponent(async () => (await import('#together/web/together-screen.tsx')).TogetherScreen),
    title: 'together_title',
    description: 'meta_together_description',
  },
} satisfies Screens;
