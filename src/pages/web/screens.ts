import { developerPaths, pagesPaths } from '#pages/rules/paths.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Screens } from '#platform/web/route.ts';

export const pagesScreens = {
  [pagesPaths.home]: {
    file: 'pages/web/landing/landing-screen.tsx',
    screen: lazyComponent(async () => (await import('#pages/web/landing/landing-screen.tsx')).LandingScreen),
    title: 'meta_landing_title',
    description: 'meta_landing_description',
    patient: true,
  },
  [pagesPaths.community]: {
    file: 'pages/web/community/community-screen.tsx',
    screen: lazyComponent(
      async () => (await import('#pages/web/community/community-screen.tsx')).CommunityScreen,
    ),
    title: 'community_title',
    description: 'meta_community_description',
  },
  [pagesPaths.feedback]: {
    file: 'pages/web/feedback/feedback-screen.tsx',
    screen: lazyComponent(
      async () => (await import('#pages/web/feedback/feedback-screen.tsx')).FeedbackScreen,
    ),
    title: 'feedback_title',
    description: 'meta_feedback_description',
  },
  [pagesPaths.faq]: {
    file: 'pages/web/faq/faq-screen.tsx',
    screen: lazyComponent(async () => (await import('#pages/web/faq/faq-screen.tsx')).FaqScreen),
    title: 'faq_title',
    description: 'meta_faq_description',
  },
  [pagesPaths.legal]: {
    file: 'pages/web/legal/legal-screen.tsx',
    screen: lazyComponent(async () => (await import('#pages/web/legal/legal-screen.tsx')).LegalScreen),
    title: 'footer_legal',
    description: 'meta_legal_description',
  },
  [pagesPaths.coffee]: {
    file: 'pages/web/coffee/coffee-screen.tsx',
    screen: lazyComponent(async () => (await import('#pages/web/coffee/coffee-screen.tsx')).CoffeeScreen),
    title: 'coffee_title',
    description: 'meta_coffee_description',
  },
  [developerPaths.faqDebug]: {
    file: 'pages/web/faq-debug/faq-debug-screen.tsx',
    screen: lazyComponent(
      async () => (await import('#pages/web/faq-debug/faq-debug-screen.tsx')).FaqDebugScreen,
    ),
    title: 'meta_faq_debug_title',
  },
  [developerPaths.seedFaqs]: {
    file: 'pages/web/seed-faqs/seed-faqs-screen.tsx',
    screen: lazyComponent(
      async () => (await import('#pages/web/seed-faqs/seed-faqs-screen.tsx')).SeedFaqsScreen,
    ),
    title: 'meta_seed_faqs_title',
  },
} satisfies Screens;
