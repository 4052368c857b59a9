import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { lengthOf } from './score.ts';
import { anyScore } from './testing/any-score.ts';
import { eventSheet } from './testing/event-sheet.ts';
import { said } from './testing/reading.ts';
import { writeSheet } from './write-sheet.ts';

test('an organiser’s sheet is read as a score with its tempo and intro', () => {
  const { score, intro, problems, lines } = readSheet(`118 bpm, intro 20 s
# Zombie March
8 march forward
8 march back
# Booty bounce
2x8 bounce: bounce 1 bounce 3 bounce 5 bounce 7
# Swim
8 swim / 1 swim 3 swim 5 together 7 jump
repeat Zombie March
`);
  expect(problems).toEqual([]);
  expect([score.tempo, intro, score.id, score.title]).toEqual([118, 20, 'own', 'Our dance']);
  expect(said(score)).toEqual([
    'Zombie March 16: 1(march forward) march forward, 9(march back) march back',
    'Booty bounce 16: 1(bounce) bounce, 3 bounce, 5 bounce, 7 bounce, 9(bounce) bounce, 11 bounce, 13 bounce, 15 bounce',
    'Swim 8: 1(swim) swim, 3 swim, 5 together, 7 jump',
    'Zombie March 16 like zombie-march: 1(march forward) march forward, 9(march back) march back',
  ]);
  expect(score.phrases.map(({ id, section }) => [id, section])).toEqual([
    ['zombie-march', 'Zombie March'],
    ['booty-bounce', 'Booty bounce'],
    ['swim', 'Swim'],
    ['zombie-march-2', 'Zombie March'],
  ]);
  expect(lines.map(({ kind, from, counts }) => `${kind} ${from} ${counts}`)).toEqual([
    'tempo 0 0',
    'title 0 0',
    'moves 1 8',
    'moves 9 8',
    'title 0 0',
    'moves 1 16',
    'title 0 0',
    'moves 1 8',
    'repeat 1 16',
    'blank 0 0',
  ]);
  expect(lines[2]).toMatchObject({ line: 3, text: '8 march forward' });
});

test('the script of an event takes 6:08 with its intro', () => {
  const { score, intro, problems } = readSheet(eventSheet);
  expect(Math.round((intro ?? 0) + (lengthOf(score) * 60) / score.tempo)).toBe(368);
  expect(problems.map(({ text }) => text)).toEqual([
    '“Fall” has 12 counts, which are no whole eights. If the music is so, leave it.',
  ]);
  expect(score.phrases.filter(({ section }) => section === 'The wall').map(({ title }) => title)).toEqual([
    'Feel the wall',
    'Break the wall',
    'Feel the wall',
    'Break the wall',
  ]);
});
test('no text breaks the reader: it returns every line, and each problem names one of them', () => {
  const odd = fc.array(
    fc.constantFrom(
      ...'0 1 8 16 2x8 1000 3&4 5,6 - – # ## > / : ; , \t | " “ & n.5 [slide] repeat again bpm intro 20 s a b ( ) \n \n \r\n'.split(
        ' ',
      ),
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        odd.map((parts) => parts.join(' ')),
      ),
      (text) => {
        const { problems, lines, score } = readSheet(text);
        for (const { line } of problems) expect(line).toBeGreaterThanOrEqual(1);
        for (const { line } of problems) expect(line).toBeLessThanOrEqual(Math.max(1, lines.length));
        expect(lines.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
        expect(new Set(score.phrases.map(({ id }) => id)).size).toBe(score.phrases.length);
      },
    ),
    { numRuns: 500 },
  );
});

test('a sheet is the same with other line ends, non-breaking spaces and a byte order mark', () => {
  fc.assert(
    fc.property(anyScore, fc.constantFrom('\r\n', '\r', '\u2028'), (score, end) => {
      const text = writeSheet(score);
      const other = `\ufeff${text.replace(/\n/g, end).replace(/ /g, '\u00a0')}`;
      expect(readSheet(other, score).score).toEqual(readSheet(text, score).score);
    }),
  );
});
