import { coursePaths, lessonPattern } from '#course/rules/paths.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Screens } from '#platform/web/route.ts';

export const courseScreens = {
  [coursePaths.dashboard]: {
    file: 'course/web/dashboard/dashboard-screen.tsx',
    screen: lazyComponent(
      async () => (await import('#course/web/dashboard/dashboard-screen.tsx')).DashboardScreen,
    ),
    title: 'nav_dashboard',
  },
  [coursePaths.learn]: {
    file: 'course/web/learn/learn-screen.tsx',
    screen: lazyComponent(async () => (await import('#course/web/learn/learn-screen.tsx')).LearnScreen),
    title: 'learn_title',
  },
  [lessonPattern]: {
    file: 'course/web/lesson/lesson-screen.tsx',
    screen: lazyComponent(async () =>
      (await import('#course/web/lesson/lesson-screen.tsx')).loadLessonScreen(),
    ),
    title: 'lesson_tab_lesson',
    dances: true,
  },
  [coursePaths.rehearse]: {
    file: 'course/web/rehearse/rehearse-screen.tsx',
    screen: lazyComponent(
      async () => (await import('#course/web/rehearse/rehearse-screen.tsx')).RehearseScreen,
    ),
    title: 'rehearse_title',
    dances: true,
  },
  [coursePaths.trophies]: {
    file: 'course/web/trophies/trophies-screen.tsx',
    screen: lazyComponent(
      async () => (await import('#course/web/trophies/trophies-screen.tsx')).TrophiesScreen,
    ),
    title: 'trophies_title',
  },
} satisfies Screens;
