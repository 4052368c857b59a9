// Navigation and footers.

export const footer = {
  nav_home: 'HOME',
  nav_learn: 'LEARN',
  nav_rehearse: 'REHEARSE',
  nav_trophies: 'TROPHIES',
  nav_profile: 'PROFILE',
  nav_menu_profile: 'Profile',
  nav_studio: 'Studio',
  nav_sign_out: 'Sign Out',
  nav_login: 'Login',
  nav_dashboard: 'My dashboard',
  nav_offline: 'You are offline. The lessons still dance, and your marks are kept on this device.',
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
