// The families of the editable texts: what an operator calls them, and on which screen they can be seen.

import { paths } from '#subjects/rules/paths.ts';

export type CopyFamily = { name: string; title: string; preview: string | null };

const known: readonly CopyFamily[] = [
  { name: 'landing', title: 'Front page', preview: paths.home },
  { name: 'onboarding', title: 'Age question', preview: paths.auth },
  { name: 'auth', title: 'Log in and sign up', preview: paths.login },
  { name: 'dashboard', title: 'Dashboard', preview: paths.dashboard },
  { name: 'learn', title: 'Lesson list', preview: paths.learn },
  { name: 'countdown', title: 'Countdown line', preview: paths.learn },
  { name: 'lesson', title: 'Lesson page', preview: `${paths.learn}/1` },
  { name: 'player', title: 'Practice player', preview: `${paths.learn}/1` },
  { name: 'dance', title: 'Guided practice and plan', preview: `${paths.learn}/1` },
  { name: 'mirror', title: 'Mirror and takes', preview: `${paths.learn}/1` },
  { name: 'cue', title: 'Words called in the dance', preview: `${paths.learn}/1` },
  { name: 'rehearse', title: 'Rehearsal', preview: paths.rehearse },
  { name: 'together', title: 'Dance together', preview: paths.together },
  { name: 'crew', title: 'Crews', preview: paths.crew },
  { name: 'class', title: 'Class screen', preview: paths.class },
  { name: 'day', title: 'The day of a crew’s event', preview: null },
  { name: 'trophies', title: 'Trophy page', preview: paths.trophies },
  { name: 'trophy', title: 'The trophies', preview: paths.trophies },
  { name: 'profile', title: 'Profile', preview: paths.profile },
  { name: 'community', title: 'Community', preview: paths.community },
  { name: 'feedback', title: 'Feedback form', preview: paths.feedback },
  { name: 'faq', title: 'FAQ', preview: paths.faq },
  { name: 'coffee', title: 'Donations', preview: paths.coffee },
  { name: 'legal', title: 'Legal texts', preview: paths.legal },
  { name: 'not', title: 'Page not found', preview: '/not-found' },
  { name: 'nav', title: 'Navigation', preview: null },
  { name: 'footer', title: 'Footer', preview: null },
  { name: 'link', title: 'Addresses of other sites', preview: null },
  { name: 'mail', title: 'Mails', preview: null },
  { name: 'brand', title: 'Name, colour and icon', preview: paths.home },
  { name: 'meta', title: 'Browser tab and search engines', preview: null },
];

/** The family of a key; the last one holds what the product itself does not use. */
export function familyOf(key: string): CopyFamily {
  const prefix = key === 'meta_site_name' ? 'brand' : key.split('_')[0];
  return known.find(({ name }) => name === prefix) ?? other;
}

const other: CopyFamily = { name: 'other', title: 'Other', preview: null };

/** All families, in the order in which a learner meets them. */
export const copyFamilies: readonly CopyFamily[] = [...known, other];
