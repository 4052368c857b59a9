// The specification's route table (section 2): path, its screen and what its tab is called. Who may open it: rules/paths.ts.

import { matchPath } from 'react-router';
import { accessOf, crewPattern, lessonPattern, paths, type RoutePath, studioPattern } from '#rules/paths.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { notFound } from './not-found.ts';
import type { Route } from './route.ts';
import { signupQueries } from './screens/auth/signup-queries.ts';

/** The compiler asks for an entry for each path of the product. */
const table: Record<RoutePath, Omit<Route, 'path' | 'access'>> = {
  [paths.home]: {
    file: 'landing/landing-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/landing/landing-screen.tsx')).LandingScreen),
    title: 'meta_landing_title',
    description: 'meta_landing_description',
    patient: true,
  },
  [paths.auth]: {
    file: 'auth/auth-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/auth/auth-screen.tsx')).AuthScreen),
    title: 'onboarding_title',
    description: 'meta_auth_description',
  },
  [paths.login]: {
    file: 'auth/login-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/auth/login-screen.tsx')).LoginScreen),
    title: 'auth_login_title',
    description: 'meta_auth_description',
  },
  [paths.signup]: {
    file: 'auth/signup-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/auth/signup-screen.tsx')).SignupScreen),
    title: 'auth_signup_title',
    description: 'meta_auth_description',
    queries: signupQueries,
  },
  [paths.dashboard]: {
    file: 'dashboard/dashboard-screen.tsx',
    screen: lazyScreen(
      async () => (await import('./screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
    ),
    title: 'nav_dashboard',
  },
  [paths.learn]: {
    file: 'learn/learn-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/learn/learn-screen.tsx')).LearnScreen),
    title: 'learn_title',
  },
  [lessonPattern]: {
    file: 'lesson/lesson-screen.tsx',
    screen: lazyScreen(async () => {
      const [{ LessonScreen }, { expectDancer }] = await Promise.all([
        import('./screens/lesson/lesson-screen.tsx'),
        import('./player/dancer/expect-dancer.ts'),
      ]);
      // The dancer gets ready while the lesson is still being read.
      void expectDancer();
      return LessonScreen;
    }),
    title: 'lesson_tab_lesson',
    dances: true,
  },
  [paths.rehearse]: {
    file: 'rehearse/rehearse-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/rehearse/rehearse-screen.tsx')).RehearseScreen),
    title: 'rehearse_title',
    dances: true,
  },
  [paths.trophies]: {
    file: 'trophies/trophies-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/trophies/trophies-screen.tsx')).TrophiesScreen),
    title: 'trophies_title',
  },
  [paths.profile]: {
    file: 'profile/profile-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/profile/profile-screen.tsx')).ProfileScreen),
    title: 'profile_title',
  },
  [paths.community]: {
    file: 'community/community-screen.tsx',
    screen: lazyScreen(
      async () => (await import('./screens/community/community-screen.tsx')).CommunityScreen,
    ),
    title: 'community_title',
    description: 'meta_community_description',
  },
  [paths.together]: {
    file: 'together/together-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/together/together-screen.tsx')).TogetherScreen),
    title: 'together_title',
    description: 'meta_together_description',
  },
  [paths.class]: {
    file: 'class/class-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/class/class-screen.tsx')).ClassScreen),
    title: 'nav_class',
    description: 'meta_class_description',
  },
  [paths.feedback]: {
    file: 'feedback/feedback-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/feedback/feedback-screen.tsx')).FeedbackScreen),
    title: 'feedback_title',
    description: 'meta_feedback_description',
  },
  [paths.faq]: {
    file: 'faq/faq-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/faq/faq-screen.tsx')).FaqScreen),
    title: 'faq_title',
    description: 'meta_faq_description',
  },
  [paths.legal]: {
    file: 'legal/legal-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/legal/legal-screen.tsx')).LegalScreen),
    title: 'footer_legal',
    description: 'meta_legal_description',
  },
  [paths.coffee]: {
    file: 'coffee/coffee-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/coffee/coffee-screen.tsx')).CoffeeScreen),
    title: 'coffee_title',
    description: 'meta_coffee_description',
  },
  [crewPattern]: {
    file: 'crew/crew-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/crew/crew-screen.tsx')).loadCrewScreen()),
    title: 'nav_crew',
  },
  [studioPattern]: {
    file: 'studio/studio-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/studio/studio-screen.tsx')).StudioScreen),
    title: 'nav_studio',
  },
  [paths.faqDebug]: {
    file: 'faq-debug/faq-debug-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/faq-debug/faq-debug-screen.tsx')).FaqDebugScreen),
    title: 'meta_faq_debug_title',
  },
  [paths.seedFaqs]: {
    file: 'seed-faqs/seed-faqs-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/seed-faqs/seed-faqs-screen.tsx')).SeedFaqsScreen),
    title: 'meta_seed_faqs_title',
  },
  [paths.components]: {
    file: 'dev-ui/dev-ui-screen.tsx',
    screen: lazyScreen(async () => (await import('./screens/dev-ui/dev-ui-screen.tsx')).DevUiScreen),
    title: 'meta_components_title',
  },
};

export const routes: readonly Route[] = Object.entries(table).map(([path, route]) => ({
  path,
  access: accessOf(path as RoutePath),
  ...route,
}));

/** The route of a pathname; an unknown one is the not-found page. */
export function routeOf(pathname: string): Route {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}
