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
