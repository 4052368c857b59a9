import { crewPattern, joinPage } from '#crew/rules/paths.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Screens } from '#platform/web/route.ts';

export const crewScreens = {
  [crewPattern]: {
    file: 'crew/web/crew-screen.tsx',
    screen: lazyComponent(async () => (await import('#crew/web/crew-screen.tsx')).loadCrewScreen()),
    title: 'nav_crew',
    visitors: [joinPage],
  },
} satisfies Screens;
