import { expect, test } from 'vitest';
import { senderOf } from './mail-copy.ts';

const copy = (texts: Record<string, string>) => (key: string) =>
  ({ meta_site_name: 'Shamble', ...texts })[key] ?? '';

test.each([
  ['Shamble <shamble@localhost>', {}, 'Shamble'],
  // With the built-in sender, the name of the site is used.
  ['Shamble <shamble@localhost>', { meta_site_name: 'Deadbeat' }, 'Deadbeat'],
  ['"Shamble" <shamble@localhost>', { meta_site_name: 'Deadbeat' }, 'Deadbeat'],
  ['Night School <dance@example.org>', { meta_site_name: 'Deadbeat' }, 'Night School'],
  ['Night School <dance@example.org>', { mail_sender: 'The Horde' }, 'The Horde'],
  ['Shamble <dance@example.org>', { meta_site_name: 'Deadbeat', mail_sender: 'The Horde' }, 'The Horde'],
  ['dance@example.org', { meta_site_name: 'Deadbeat' }, ''],
])('%s with %j sends as %j', (from, texts, name) => {
  expect(senderOf(from, copy(texts)).name).toBe(name);
});
