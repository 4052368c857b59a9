// Navigation, footers, and the addresses outside this site that they link to.

/** Navigation and footers. */
export const footer = {
  nav_main: 'Main',
  nav_footer: 'Footer',
  nav_languages: 'Languages',
  nav_language_offer: 'This course also speaks English.',
  nav_home: 'HOME',
  nav_learn: 'LEARN',
  nav_rehearse: 'REHEARSE',
  nav_trophies: 'TROPHIES',
  nav_profile: 'PROFILE',
  nav_menu_profile: 'Profile',
  nav_menu: 'Menu',
  nav_menu_open: 'Open menu',
  nav_menu_close: 'Close menu',
  nav_studio: 'Studio',
  nav_sign_out: 'Sign Out',
  nav_login: 'Login',
  nav_dashboard: 'My dashboard',
  nav_offline:
    'You are offline. The lessons still dance, and your ticks are kept on this device; a lesson is marked complete online.',
  nav_update: 'A new version is ready.',
  nav_update_now: 'Use it now',
  nav_skip: 'Skip to content',
  footer_community: 'Community',
  footer_feedback: 'Feedback',
  footer_faq: 'FAQ',
  footer_legal: 'Legal',
  footer_coffee: 'Buy us a coffee',
  footer_event_site: 'Event site',
  footer_contact: 'Contact',
  footer_note: 'Made by volunteers who move slowly. Independent of the event organiser.',
} as const;

/**
 * Every address outside this site. Only https: and mailto: are allowed. `npm run doctor` lists the addresses that the
 * operator has not changed.
 */
export const links = {
  link_event_site: 'https://thrilltheworld.com/',
  link_event_find: 'https://thrilltheworld.com/',
  link_official_site: 'https://thrilltheworld.com/',
  link_group: 'https://www.facebook.com/',
  link_social: 'https://www.instagram.com/',
  link_community_platform: 'https://www.skool.com/',
  link_payment: 'https://buymeacoffee.com/',
  link_contact: 'mailto:hello@example.org',
} as const;
