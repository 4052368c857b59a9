import { classPaths } from '#class/rules/paths.ts';
import { lazyScreen } from '#platform/web/lazy-screen.tsx';
import type { Screens } from '#platform/web/route.ts';

export const classScreens = {
  [classPaths.class]: {
    file: 'class/web/class-screen.tsx',
    screen: lazyScreen(async () => (await import('#class/web/class-screen.tsx')).ClassScreen),
    title: 'nav_class',
    description: 'meta_class_description',
  },
} satisfies Screens;
