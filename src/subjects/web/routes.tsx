// The specification's route table (section 2): path, its screen and what its tab is called. Who may open it: src/subjects/rules/paths.ts.

import { matchPath } from 'react-router';
import { signupQueries } from '#people/web/auth/signup-queries.ts';
import { lazyScreen } from '#platform/web/lazy-screen.tsx';
import type { Route } from '#platform/web/route.ts';
import {
  accessOf,
  crewPattern,
  lessonPattern,
  paths,
  type RoutePath,
  studioPattern,
} from '#subjects/rules/paths.ts';
import { notFound } from './not-found.ts';

/** The compiler asks for an entry for each path of the product. */
const table: Record<RoutePath, Omit<Route, 'path' | 'access'>> = {
  [paths.home]: {
    file: 'pages/web/landing/landing-screen.tsx',
    screen: lazyScreen(async () => (await import('#pages/web/landing/landing-screen.tsx')).LandingScreen),
    title: 'meta_landing_title',
    description: 'meta_landing_description',
    patient: true,
  },
  [paths.auth]: {
    file: 'people/web/auth/auth-screen.tsx',
    screen: lazyScreen(async () => (await import('#people/web/auth/auth-screen.tsx')).AuthScreen),
    title: 'onboarding_title',
    description: 'meta_auth_description',
  },
  [paths.login]: {
    file: 'people/web/auth/login-screen.tsx',
    screen: lazyScreen(async () => (await import('#people/web/auth/login-screen.tsx')).LoginScreen),
    title: 'auth_login_title',
    description: 'meta_auth_description',
  },
  [paths.signup]: {
    file: 'people/web/auth/signup-screen.tsx',
    screen: lazyScreen(async () => (await import('#people/web/auth/signup-screen.tsx')).SignupScreen),
    title: 'auth_signup_title',
    description: 'meta_auth_description',
    queries: signupQueries,
  },
  [paths.dashboard]: {
    file: 'course/web/dashboard/dashboard-screen.tsx',
    screen: lazyScreen(
      async () => (await import('#course/web/dashboard/dashboard-screen.tsx')).DashboardScreen,
    ),
    title: 'nav_dashboard',
  },
  [paths.learn]: {
    file: 'course/web/learn/learn-screen.tsx',
    screen: lazyScreen(async () => (await import('#course/web/learn/learn-screen.tsx')).LearnScreen),
    title: 'learn_title',
  },
  [lessonPattern]: {
    file: 'course/web/lesson/lesson-screen.tsx',
    screen: lazyScreen(async () => {
      const [{ LessonScreen }, { expectDancer }] = await Promise.all([
        import('#course/web/lesson/lesson-screen.tsx'),
        import('#player/web/dancer/expect-dancer.ts'),
      ]);
      // The dancer gets ready while the lesson is still being read.
      void expectDancer();
      return LessonScreen;
    }),
    title: 'lesson_tab_lesson',
    dances: true,
  },
  [paths.rehearse]: {
    file: 'course/web/rehearse/rehearse-screen.tsx',
    screen: lazyScreen(async () => (await import('#course/web/rehearse/rehearse-screen.tsx')).RehearseScreen),
    title: 'rehearse_title',
    dances: true,
  },
  [paths.trophies]: {
    file: 'course/web/trophies/trophies-screen.tsx',
    screen: lazyScreen(async () => (await import('#course/web/trophies/trophies-screen.tsx')).TrophiesScreen),
    title: 'trophies_title',
  },
  [paths.profile]: {
    file: 'people/web/profile/profile-screen.tsx',
    screen: lazyScreen(async () => (await import('#people/web/profile/profile-screen.tsx')).ProfileScreen),
    title: 'profile_title',
  },
  [paths.community]: {
    file: 'pages/web/community/community-screen.tsx',
    screen: lazyScreen(
      async () => (await import('#pages/web/community/community-screen.tsx')).CommunityScreen,
    ),
    title: 'community_title',
    description: 'meta_community_description',
  },
  [paths.together]: {
    file: 'together/web/together-screen.tsx',
    screen: lazyScreen(async () => (await import('#together/web/together-screen.tsx')).TogetherScreen),
    title: 'together_title',
    description: 'meta_together_description',
  },
  [paths.class]: {
    file: 'class/web/class-screen.tsx',
    screen: lazyScreen(async () => (await import('#class/web/class-screen.tsx')).ClassScreen),
    title: 'nav_class',
    description: 'meta_class_description',
  },
  [paths.feedback]: {
    file: 'pages/web/feedback/feedback-screen.tsx',
    screen: lazyScreen(async () => (await import('#pages/web/feedback/feedback-screen.tsx')).FeedbackScreen),
    title: 'feedback_title',
    description: 'meta_feedback_description',
  },
  [paths.faq]: {
    file: 'pages/web/faq/faq-screen.tsx',
    screen: lazyScreen(async () => (await import('#pages/web/faq/faq-screen.tsx')).FaqScreen),
    title: 'faq_title',
    description: 'meta_faq_description',
  },
  [paths.legal]: {
    file: 'pages/web/legal/legal-screen.tsx',
    screen: lazyScreen(async () => (await import('#pages/web/legal/legal-screen.tsx')).LegalScreen),
    title: 'footer_legal',
    description: 'meta_legal_description',
  },
  [paths.coffee]: {
    file: 'pages/web/coffee/coffee-screen.tsx',
    screen: lazyScreen(async () => (await import('#pages/web/coffee/coffee-screen.tsx')).CoffeeScreen),
    title: 'coffee_title',
    description: 'meta_coffee_description',
  },
  [crewPattern]: {
    file: 'crew/web/crew-screen.tsx',
    screen: lazyScreen(async () => (await import('#crew/web/crew-screen.tsx')).loadCrewScreen()),
    title: 'nav_crew',
  },
  [studioPattern]: {
    file: 'studio/web/studio-screen.tsx',
    screen: lazyScreen(async () => (await import('#studio/web/studio-screen.tsx')).StudioScreen),
    title: 'nav_studio',
  },
  [paths.faqDebug]: {
    file: 'pages/web/faq-debug/faq-debug-screen.tsx',
    screen: lazyScreen(
      async () => (await import('#pages/web/faq-debug/faq-debug-screen.tsx')).FaqDebugScreen,
    ),
    title: 'meta_faq_debug_title',
  },
  [paths.seedFaqs]: {
    file: 'pages/web/seed-faqs/seed-faqs-screen.tsx',
    screen: lazyScreen(
      async () => (await import('#pages/web/seed-faqs/seed-faqs-screen.tsx')).SeedFaqsScreen,
    ),
    title: 'meta_seed_faqs_title',
  },
  [paths.components]: {
    file: 'pages/web/dev-ui/dev-ui-screen.tsx',
    screen: lazyScreen(async () => (await import('#pages/web/dev-ui/dev-ui-screen.tsx')).DevUiScreen),
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
