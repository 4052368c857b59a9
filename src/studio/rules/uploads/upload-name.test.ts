import { expect, test } from 'vitest';
import { isMediumKey, mediumKey } from '#dance/rules/score/own-dance.ts';
import { studioLimits } from '../studio-limits.ts';
import { filmNameProblem, recordingNameProblem, shownName } from './upload-name.ts';

test.each([
  'day-1.mp4',
  'Tag 1 #ü%.webm',
  'Día 2 👩‍🎤.MP4',
  'می\u200cرقصیم.mp4',
  '❤️.mp4',
  'a.b.c.mp4',
  '第一天.webm',
  `${'x'.repeat(studioLimits.filmNameBytes - 4)}.mp4`,
])('%s is accepted as the name of a film, and counts can be tapped on it', (name) => {
  expect(filmNameProblem(name)).toBeNull();
  expect(isMediumKey(mediumKey({ file: name }))).toBe(true);
});

test.each([
  ['a way out of the folder', '../../etc/passwd.mp4', 'begins with a dot'],
  ['another one', '..\\film.mp4', 'begins with a dot'],
  ['a folder', 'films/day-1.mp4', 'signs in its name'],
  ['a NUL', 'day\u0000.mp4', 'signs in its name'],
  ['a line', 'day\n1.mp4', 'signs in its name'],
  ['text turned round', 'day\u202e4pm.mp4', 'signs in its name'],
  ['an invisible sign', 'day\u200b1.mp4', 'signs in its name'],
  ['half a character', 'day\ud800.mp4', 'signs in its name'],
  ['another stream of Windows', 'day-1.mp4:page.mp4', 'signs in its name'],
  ['a leading dot', '.day-1.mp4', 'begins with a dot'],
  ['an ending alone', '.mp4', 'begins with a dot'],
  ['a name without a shape', '\u2800.mp4', 'no name before its ending'],
  ['bytes that are no text', 'day\ufffd.mp4', 'signs in its name'],
  ['a filler', 'day\u3164.mp4', 'signs in its name'],
  ['no ending', 'day-1', 'no .mp4 or .webm'],
  ['a QuickTime film', 'IMG_1.MOV', 'Save it as .mp4'],
  ['a page behind it', 'day-1.mp4.html', 'no .mp4 or .webm'],
  ['300 letters', `${'a'.repeat(300)}.mp4`, 'too long'],
  ['60 emoji', `${'🧟'.repeat(60)}.mp4`, 'too long'],
])('%s is refused in a sentence that can be shown', (_, name, words) => {
  const says = filmNameProblem(name) ?? '';
  expect(says).toContain(words);
  expect(says).not.toMatch(/[\p{Cc}\p{Cs}\u202e\u200b]/u);
  expect(says.length).toBeLessThan(220);
});

test.each(['Who’s afraid?.mp3', 'song', 'a: b <live> *.wav', '第一天.flac', '👩‍🎤❤️.ogg'])(
  '%s is accepted as a recording’s name',
  (name) => {
    expect(recordingNameProblem(name)).toBeNull();
  },
);

test.each<[what: string, name: string, words: string]>([
  ['nothing', '', 'has no name'],
  ['signs without a shape', '\u200d\u2800', 'has no name'],
  ['a way out of the folder', '../../secret.mp3', 'begins with a dot'],
  ['a folder', 'songs/x.mp3', 'signs in its name'],
  ['a folder of Windows', 'songs\\x.mp3', 'signs in its name'],
  ...['\u0000', '\n', '\u001b', '\u202a', '\u202e', '\u2066', '\u2069', '\u200f', '\u061c', '\ufeff'].map(
    (sign): [string, string, string] => [
      `U+${sign.codePointAt(0)?.toString(16)}`,
      `x${sign}y.mp3`,
      'signs in its name',
    ],
  ),
  ['10,000 characters', 'x'.repeat(10_000), 'too long'],
])('%s in the name of a recording is refused in a sentence that can be shown', (_, name, words) => {
  const says = recordingNameProblem(name) ?? '';
  expect(says).toContain(words);
  expect(says).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}]/u);
  expect(says.length).toBeLessThan(220);
});

test('a long name is shown cut, but with its end', () => {
  expect([...shownName('🧟'.repeat(100))].length).toBe(59);
  expect(shownName(`${'a long name '.repeat(10)}2.mp4`)).toMatch(/^a long name .*….*2\.mp4$/);
});
