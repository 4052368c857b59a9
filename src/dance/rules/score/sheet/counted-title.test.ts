import { expect, test } from 'vitest';
import { readSheet } from '../read-sheet.ts';
import { problemsOf } from '../testing/reading.ts';

const phrasesOf = (text: string) =>
  readSheet(text).score.phrases.map(({ title, counts }) => `${title} ${counts}`);

test('the counts behind a title are not danced beside those of the lines under it', () => {
  const text = 'Verse (2x8)\n8 a\n> low\n8 b\n\nChorus – 16 counts\n16 c\nrepeat Verse';
  expect(phrasesOf(text)).toEqual(['Verse 16', 'Chorus 16', 'Verse 16']);
  expect(problemsOf(text)).toEqual([]);
  expect(phrasesOf('Verse (2x8)\t\n8\ta\n8\tb')).toEqual(['Verse 16']);
});

test('a title of a part of a song whose counts are not those of its lines is reported', () => {
  expect(problemsOf('Verse (4x8)\n8 a\n8 b')).toEqual([
    [1, 'warning', '“Verse (4x8)” says 32 counts, and the lines under it have 16 counts.'],
  ]);
});

test('another line that has the counts of the lines under it is read as their title, which is reported', () => {
  expect(phrasesOf('Walkers (2x8)\n8 a\n8 b')).toEqual(['Walkers 16']);
  expect(problemsOf('Walkers (2x8)\n8 a\n8 b')).toEqual([
    [1, 'warning', '“Walkers” was read as the title of the 16 counts under it.'],
  ]);
});

test('moves with their counts behind them stay moves', () => {
  expect(phrasesOf('# A\n8 a\nb: 8 counts\n8 c')).toEqual(['A 24']);
  expect(phrasesOf('# A\na (2x8)\nb – 8 counts\n8 c\n8 d')).toEqual(['A 40']);
  expect(phrasesOf('Intro (8 counts)\nVerse (16 counts)\n\nChorus (16 counts)')).toEqual(['Phrase 40']);
});

test('an intro with the counts of the lines under it is their title, and else music', () => {
  expect(phrasesOf('Intro: 16 counts\n8 a\n8 b\n# B\n8 c')).toEqual(['Intro 16', 'B 8']);
  expect(problemsOf('Intro: 16 counts\n8 a\n8 b')).toEqual([
    [
      1,
      'warning',
      '“Intro” was read as the title of the 16 counts under it. If music comes first, write it beside the tempo.',
    ],
  ]);
  const { intro, score } = readSheet('120 bpm\nIntro: 16 counts\n# A\n8 a\n8 b');
  expect([intro, score.phrases.length]).toEqual([8, 1]);
  expect(readSheet('120 bpm\nIntro: 16 counts\n8 a\n8 b\n8 c').intro).toBe(8);
});
