// Every address outside this site. Only https: and mailto: are allowed. `npm run doctor` lists those still as shipped.

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
