import { expect, test } from 'vitest';
import { mailTexts } from '#subjects/content/mail-texts.ts';
import { mailCopy } from './mail-copy.ts';

test('every mail has a subject and a body that can be edited, its paragraphs a blank line apart', () => {
  for (const [kind, { subject, paragraphs }] of Object.entries(mailTexts)) {
    expect(mailCopy[`mail_${kind}_subject`]).toBe(subject);
    expect(mailCopy[`mail_${kind}_body`]?.split('\n\n')).toEqual([...paragraphs]);
  }
});

test('a mail has texts only for the parts that it has', () => {
  expect(mailCopy).toHaveProperty('mail_magic_note');
  expect(mailCopy).not.toHaveProperty('mail_welcome_note');
});
