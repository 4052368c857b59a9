/** Paths of public pages. */
export const pagesPaths = {
  home: '/',
  community: '/community',
  feedback: '/feedback',
  faq: '/faq',
  legal: '/legal',
  coffee: '/coffee',
} as const;

/** Paths of pages for developers. */
export const developerPaths = {
  faqDebug: '/faq-debug',
  seedFaqs: '/seed-faqs',
} as const;
