// The leader's message as it appears in the mail.

import { expect, test } from 'vitest';
import { mailCopy } from '#people/content/mail-copy.ts';
import { type MailContents, renderMail } from '#people/server/mail/render-mail.ts';

const copy = (key: string) => (mailCopy as Readonly<Record<string, string>>)[key] ?? '';
const crewMail: MailContents = {
  kind: 'crew',
  copy,
  values: { first_name: 'Ada', crew: 'The Horde', leader: 'Zoe', message: 'See you.' },
};
const written = (message: string) => renderMail({ ...crewMail, values: { ...crewMail.values, message } });

test('a message keeps its lines and paragraphs', () => {
  const { text, html } = written('Bring water.\r\nAnd a shirt.\n\nSee you!\n');
  expect(text).toContain('The Horde:\n\nBring water.\nAnd a shirt.\n\nSee you!\n\n');
  expect(html).toContain('<p dir="auto">Bring water.<br>And a shirt.</p>\n<p dir="auto">See you!</p>');
});

test('a name is on one line, in the subject and elsewhere, and is not read as markup', () => {
  const name = 'Zoe\r\nBcc: all@example.org <b>';
  const { subject, text, html } = renderMail({ ...crewMail, values: { ...crewMail.values, leader: name } });
  expect(subject).toBe('The Horde: Zoe Bcc: all@example.org <b> has written to the crew');
  expect(text).toContain('Zoe Bcc: all@example.org <b> writes to the crew');
  expect(html).toContain('Zoe Bcc: all@example.org &lt;b&gt; writes to the crew');
});

test('invisible characters that words need stay in a message: soft hyphens, marks of direction, flags', () => {
  const words =
    'Schul\u00adturn\u00adhalle, \u200f(אולם 2)\u200f. \u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}';
  const { text, html } = written(words);
  expect(text).toContain(words);
  expect(html).toContain(words);
});

test('each paragraph has the direction of its own words, whatever the language of the mail', () => {
  expect(written('שלום לכולם! נתראה מחר (אולם 2).').html).toMatch(/<p dir="auto">שלום/);
});

test('control characters are removed from a message, but not its words nor the joiners of an emoji', () => {
  expect(written('Be\u0007ware\u202eof\u2028the dogs 👩‍👧').text).toContain('Be ware of the dogs 👩‍👧');
});

test('the mail adds no colon between a label and its address: each language writes its own', () => {
  const { text } = renderMail({
    ...crewMail,
    link: 'https://example.org/crew',
    unsubscribe: 'https://example.org/u',
  });
  expect(text).toContain('Open my crew\nhttps://example.org/crew\n');
  expect(text).toContain('Stop mails of my crews\nhttps://example.org/u\n');
});

test('the body of a mail has language and direction too, and a long address does not make it wider than its window', () => {
  const language = { tag: 'ar', name: '', direction: 'rtl', offered: false } as const;
  const { html } = renderMail({ ...crewMail, speech: { language, say: (text) => text } });
  expect(html).toMatch(/<body[^>]*>\s*<div lang="ar" dir="rtl" style="[^"]*overflow-wrap:anywhere/);
});
