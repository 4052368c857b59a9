import { crewPattern, joinPage } from '#crew/rules/paths.ts';
import { lazyScreen } from '#platform/web/lazy-screen.tsx';
import type { Screens } from '#platform/web/route.ts';

export const crewScreens = {
  [crewPattern]: {
    file: 'crew/web/crew-screen.tsx',
    screen: lazyScreen(async () => (await import('#crew/web/crew-screen.tsx')).loadCrewScreen()),
    title: 'nav_crew',
    visitors: [joinPage],
  },
} satisfies Screens;
