import { expect, test } from 'vitest';
import { readSheet } from '../read-sheet.ts';
import { problemsOf, said } from '../testing/reading.ts';

const counts = '1\t2\t3\t4\t5\t6\t7\t8';

test('a table with a column for each count has an eight in each row', () => {
  const text = `118 bpm\n8-count\t${counts}\tNotes\n1\tstep\ttouch\tstep\t\tgo 2x\t\t\tclap\tlow\n2\tturn\t\t\t\t\t\t\t\t`;
  const { score, problems } = readSheet(text);
  expect(problems).toEqual([]);
  expect(said(score)).toEqual([
    'Phrase 16: 1(step, touch, go 2x, clap) step, 2 touch, 3 step, 5 go 2x, 8 clap, 9(turn) turn',
  ]);
  expect(score.phrases[0]?.cues[0]?.hint).toBe('low');
});

test('words before the counts of a row, and rows with one cell, are titles', () => {
  const text = `\t${counts}\nVerse\ta\t\t\t\t\t\t\t\n\tb\t\t\t\t\t\t\t\nChorus\t\t\t\t\t\t\t\t\n\tc\t\t\t\t\t\t\td`;
  expect(said(readSheet(text).score)).toEqual(['Verse 16: 1(a) a, 9(b) b', 'Chorus 8: 1(c, d) c, 8 d']);
});

test('a column between two counts is the half between them', () => {
  const text = '118 bpm\n1\t&\t2\t&\t3\t&\t4\t&\nstep\t\tball\tchange\t\t\thold\t';
  expect(said(readSheet(text).score)).toEqual([
    'Phrase 4: 1(step, ball, change, hold) step, 2 ball, 2.5 change, 4 hold',
  ]);
});

test('a problem in such a table has the number of its line', () => {
  expect(
    problemsOf(`\t${counts}\n\ta\t\t\t\t\t\t\t\nwho knows\t\t\t\n\tb\tM\ufffd\t\t\t\t\t\t`).map(
      ([line]) => line,
    ),
  ).toEqual([4]);
});

test('such a table may be separated by commas or bars, and may have two eights in a row', () => {
  const comma = 'Section,1,2,3,4,5,6,7,8\nVerse,a,,,,b,,,\nVerse,c,,,,,,,';
  const bar = '| | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| A | a | | b | |';
  expect(said(readSheet(comma).score)).toEqual(['Verse 16: 1(a, b) a, 5 b, 9(c) c']);
  expect(said(readSheet(bar).score)).toEqual(['A 4: 1(a, b) a, 3 b']);
  const two = `\t${counts}\t${counts}\nA\ta\t\t\t\t\t\t\t\tb\t\t\t\t\t\t\t`;
  expect(said(readSheet(two).score)).toEqual(['A 16: 1(a, b) a, 9 b']);
});

test('a name above rows without names is their section, and a row of lyrics is reported', () => {
  const text = `Verse\t${counts}\n1st 8\ta\t\t\t\t\t\t\t\nBridge\t${counts}\n2nd 8\tb\t\t\t\t\t\t\t`;
  expect(said(readSheet(text).score)).toEqual(['Verse 8: 1(a) a', 'Bridge 8: 1(b) b']);
  expect(problemsOf(`\t${counts}\nLyrics\toh\tyes\t\t\t\t\t\t\n\ta\t\t\t\t\t\t\t`)).toEqual([
    [2, 'warning', '“Lyrics oh yes” has no counts, so it was read as the title of what follows.'],
  ]);
});
