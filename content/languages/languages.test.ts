import { expect, test } from 'vitest';
import { translations } from './translations.ts';

test.each(Object.keys(translations))(
  '%s: a subject begins with no small letter, nor where the event has no name',
  (tag) => {
    const texts = translations[tag]?.texts ?? {};
    const subjects = Object.entries(texts)
      .filter(([key]) => /^mail:.*_subject$/.test(key))
      .map(([, text]) => text.replace('{challenge_name}', texts['mail:namelessChallenge'] ?? ''));
    expect(subjects).not.toHaveLength(0);
    expect(subjects.filter((subject) => /^\p{Ll}/u.test(subject))).toEqual([]);
  },
);

test('no French line ends before a sign that stands after a space', () => {
  const texts = Object.values(translations.fr?.texts ?? {});
  expect(texts.filter((text) => /[ \u202f][:;?!»](?!\w)|«(?!\u00a0)/.test(text))).toEqual([]);
});
