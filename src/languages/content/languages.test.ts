import { expect, test } from 'vitest';
import { allCopy } from '#subjects/content/texts.ts';
import { translations } from './translations.ts';

test.each(Object.keys(translations))(
  '%s: no subject of a mail begins with a small letter, even if the event has no name',
  (tag) => {
    const texts = translations[tag]?.texts ?? {};
    const subjects = Object.entries(texts)
      .filter(([key]) => /^mail:.*_subject$/.test(key))
      .map(([, text]) => text.replace('{challenge_name}', texts['mail:namelessChallenge'] ?? ''));
    expect(subjects).not.toHaveLength(0);
    expect(subjects.filter((subject) => /^\p{Ll}/u.test(subject))).toEqual([]);
  },
);

test('a French text breaks no line between a space and the punctuation mark after it', () => {
  const texts = Object.values(translations.fr?.texts ?? {});
  expect(texts.filter((text) => /[ \u202f][:;?!»](?!\w)|«(?!\u00a0)/.test(text))).toEqual([]);
});

const shownAndNamed = [
  ['player_fullscreen', 'player_fullscreen_label'],
  ['player_speed_short', 'player_speed_now'],
  ['player_loop_earlier', 'player_loop_earlier_label'],
  ['player_loop_later', 'player_loop_later_label'],
  ['player_loop_clear', 'player_loop_clear_label'],
] as const;

test.each(['en', ...Object.keys(translations)])(
  '%s: each button’s name contains the words on it, so that people who steer by voice find it',
  (tag) => {
    const wordsOf = (key: keyof typeof allCopy) => {
      const text = translations[tag]?.texts[`copy:${key}`] ?? allCopy[key];
      return ` ${(text.toLowerCase().match(/[\p{L}\p{N}{}]+/gu) ?? []).join(' ')} `;
    };
    expect(shownAndNamed.filter(([shown, named]) => !wordsOf(named).includes(wordsOf(shown)))).toEqual([]);
  },
);
