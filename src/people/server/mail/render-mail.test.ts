import { expect, test } from 'vitest';
import { mailCopy } from '#people/content/mail-copy.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { sourceTexts } from '#subjects/rules/source-texts.ts';
import { makeSpeech } from '#subjects/server/speech.ts';
import { renderMail } from './render-mail.ts';

const copy = (key: string) => (mailCopy as Readonly<Record<string, string>>)[key] ?? '';

test('a text of a mail has its own translation, even if another text has the same English words', () => {
  const language = { tag: 'de', name: '', direction: 'ltr', offered: true } as const;
  const own = new Map([['de', { 'mail:reset_subject': 'Subject', 'mail:reset_button': 'Button' }]]);
  const speech = makeSpeech(language, { copy: allCopy, sources: () => sourceTexts(), own });
  const link = 'https://example.org';
  const { subject, text } = renderMail({ kind: 'reset', copy, values: { first_name: 'Ada' }, link, speech });
  expect([subject, /^.*(?=\nhttps)/m.exec(text)?.[0]]).toEqual(['Subject', 'Button']);
});
