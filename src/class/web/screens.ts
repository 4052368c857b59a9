import { classPaths } from '#class/rules/paths.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Screens } from '#platform/web/route.ts';

export const classScreens = {
  [classPaths.class]: {
    file: 'class/web/class-screen.tsx',
    screen: lazyComponent(async () => (await import('#class/web/class-screen.tsx')).ClassScreen),
    title: 'nav_class',
    description: 'meta_class_description',
  },
} satisfies Screens;
