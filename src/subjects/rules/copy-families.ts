// The families of the editable texts: the operator's names for them, and the pages on which they can be seen.

import { classPaths } from '#class/rules/paths.ts';
import { crewRoot } from '#crew/rules/paths.ts';
import { togetherPaths } from '#together/rules/paths.ts';
import { paths } from './paths.ts';

/** A family of editable texts: its name for operators, and the page on which it can be seen. */
type CopyFamily = { name: string; title: string; preview: string | null };

const listed: readonly CopyFamily[] = [
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
  { name: 'together', title: 'Dance together', preview: togetherPaths.together },
  { name: 'crew', title: 'Crews', preview: crewRoot.crew },
  { name: 'class', title: 'Class screen', preview: classPaths.class },
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
  { name: 'nav', title: 'Menu of every page', preview: null },
  { name: 'footer', title: 'Foot of every page', preview: null },
  { name: 'link', title: 'Addresses of other sites', preview: null },
  { name: 'mail', title: 'Mails', preview: null },
  { name: 'brand', title: 'Name, colour and icon', preview: paths.home },
  { name: 'meta', title: 'Browser tab and search engines', preview: null },
  // Subjects that can't be switched off also show texts of these families, so the families stay in the list even if
  // their own subjects are left out.
  { name: 'together', title: 'Dance together', preview: null },
  { name: 'crew', title: 'Crews', preview: null },
];

const known = listed.filter(
  (family, place) => listed.findIndex(({ name }) => name === family.name) === place,
);

/** Returns the family of a key; the last family has the keys that the product does not use. */
export function familyOf(key: string): CopyFamily {
  const prefix = key === 'meta_site_name' ? 'brand' : key.split('_')[0];
  return known.find(({ name }) => name === prefix) ?? other;
}

const other: CopyFamily = { name: 'other', title: 'Other', preview: null };

/**
 * Returns the page or family of a text in a list of translations (SourceText.key). A key whose kind is not in `places`
 * belongs to an editable text.
 */
export function placeOfText(key: string): string {
  const [, kind = '', name = key] = /^(\w+):(.*)$/s.exec(key) ?? [];
  return places[kind] ?? familyOf(name).title;
}

const places: Readonly<Record<string, string>> = {
  mail: 'Mails',
  lesson: 'Titles of lessons',
  step: 'Notes of lessons',
  item: 'Practice lists',
  cue: 'Words that the voice says',
  section: 'Parts of the dance',
  phrase: 'Phrases of the dance',
  move: 'Moves of the dance',
  version: 'Versions of the dance',
  message: 'Answers and notices',
};

/** All families, in the order in which a learner meets them. */
export const copyFamilies: readonly CopyFamily[] = [...known, other];
