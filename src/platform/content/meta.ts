// Titles and descriptions for browser tabs, search engines and shared links.

export const meta = {
  meta_site_name: 'Shamble',
  meta_title: '{page} - {site_name}',
  meta_landing_title: '{site_name}: learn the zombie dance, free',
  meta_landing_description:
    'A free course of 12 short lessons that teaches the whole zombie group dance: 15-second loops, any speed, practice lists and trophies.',
  meta_auth_description: 'Create a free account and start lesson 1 today.',
  meta_community_description: 'Where the dancers of the course meet.',
  meta_feedback_description: 'Tell us what works and what creaks.',
  meta_faq_description: 'Answers about lessons, trophies, streaks and the rehearsal.',
  meta_legal_description: 'Copyright, terms of use, disclaimer and privacy.',
  meta_faq_debug_title: 'FAQ debug',
  meta_seed_faqs_title: 'Seed the FAQ',
  meta_coffee_description: 'The course is free. A coffee keeps it going.',
} as const;
