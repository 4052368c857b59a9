import { expect, test } from 'vitest';
import { houseScore } from '../house-score.ts';
import { readSheet } from '../read-sheet.ts';

test.each([
  ['118 bpm, intro 20 s', 118, 20],
  ['118bpm', 118, null],
  ['BPM: 118', 118, null],
  ['Tempo = 118', 118, null],
  ['tempo (bpm): 118', 118, null],
  ['117,5 BPM; Intro: 0:20', 117.5, 20],
  ['Tempo 100 – Vorspann 4,5 Sekunden', 100, 4.5],
  ['128 beats per minute / intro of 1:02', 128, 62],
  ['20 sec intro, 118 BPM', 118, 20],
  ['Intro: 32 counts, 120 bpm', 120, 16],
  ['120 bpm, 16 counts intro', 120, 8],
  ['introducción: 8 segundos | 90 ppm', 90, 8],
  ['１１８ bpm', 118, null],
  ['~118 BPM', 118, null],
  ['118 BPM 4/4', 118, null],
  ['118 batidas por minuto', 118, null],
  ['118 battements par minute', 118, null],
  ['Tempo: ca. 118', 118, null],
  ['BPM = ~118', 118, null],
  ['♩ = 118', 118, null],
  ['4/4 time, 118 bpm', 118, null],
  ['20 s intro at 118 bpm', 118, 20],
  ['118 bpm, intro: 20sec.', 118, 20],
  ["118 bpm, intro 20''", 118, 20],
  ['118 bpm, intro 20″', 118, 20],
  ['120 bpm, intro 4x8', 120, 16],
  ['120 bpm, 4 eights intro', 120, 16],
  ['118 bpm, intro 1 min 5 s', 118, 65],
  ['118 bpm, intro 1 minute', 118, 60],
])('“%s” is a tempo of %f and an intro of %s', (head, tempo, intro) => {
  const reading = readSheet(`\ufeff${head}\r\n8 march\r\n`);
  expect([reading.score.tempo, reading.intro]).toEqual([tempo, intro]);
  expect(reading.problems).toEqual([]);
  expect(reading.lines[0]?.kind).toBe('tempo');
});

test.each([
  ['Title: Night of the walkers\n118 bpm\n8 a', 'Night of the walkers'],
  ['Titel: Nacht\n118 bpm\n8 a', 'Nacht'],
  ['Night of the walkers - 118 bpm\n8 a', 'Night of the walkers'],
  ['Night of the walkers - 118 bpm - 4/4\n8 a', 'Night of the walkers'],
])('the title of the dance is read from the sheet %j', (text, title) => {
  expect(readSheet(text).score.title).toBe(title);
});

test('cells above the first count can contain title, tempo and intro', () => {
  for (const sign of ['\t', ';', ',']) {
    const rows = ['Title|Night', 'Tempo|118', 'Intro|0:20', 'counts|move', '8|march', '8|back'];
    const { score, intro, problems } = readSheet(rows.join('\n').replaceAll('|', sign));
    expect([score.title, score.tempo, intro, problems]).toEqual(['Night', 118, 20, []]);
  }
});

test('a move whose name begins with “intro” is no music before the dance', () => {
  const { score, intro } = readSheet('118 bpm\n# A\n1x1 intro march / 1 bpm\n7 walk');
  expect([intro, score.phrases.map(({ counts }) => counts)]).toEqual([null, [8]]);
});

test('a line with two tempos can’t be used', () => {
  for (const line of ['116-120 bpm', '116 – 120 BPM', '~116 to 120 bpm'])
    expect(readSheet(`${line}\n8 a`).problems).toContainEqual({
      line: 1,
      level: 'error',
      text: 'This line has two tempos. Write one of them, such as 118 bpm.',
    });
});

test('an intro without a unit is taken as seconds, and this is reported', () => {
  const { intro, problems } = readSheet('118 bpm, intro 20\n8 a');
  expect(intro).toBe(20);
  expect(problems[0]).toMatchObject({ line: 1, level: 'warning', text: expect.stringContaining('no unit') });
});

test('another tempo above the counts is reported, and its line’s intro is read; the same tempo may be said again', () => {
  for (const [text, problems] of [
    [
      '118 bpm\n120 bpm, intro 20 s\n8 a',
      [{ line: 2, level: 'warning', text: expect.stringContaining('one tempo') }],
    ],
    ['118 bpm\nTempo: 118\nIntro 20 s\n8 a', []],
  ] as const) {
    const { score, intro, problems: found } = readSheet(text);
    expect([score.tempo, intro, found]).toEqual([118, 20, problems]);
  }
});

test.each([20, 29, 241, 400])('a sheet with a tempo of %i can’t be used', (tempo) => {
  const { score, problems } = readSheet(`# A\n8 a`.replace('#', `${tempo} bpm\n#`));
  expect(problems).toEqual([
    {
      line: 1,
      level: 'error',
      text: `A tempo of ${tempo} beats a minute can’t be danced here. It can be 30 to 240.`,
    },
  ]);
  expect(score.tempo).toBe(120);
});

test('a sheet without a tempo has the tempo of the score before, or the usual one, which is reported', () => {
  expect(readSheet('8 a', houseScore()).score.tempo).toBe(128);
  expect(readSheet('8 a', houseScore()).problems).toEqual([]);
  expect(readSheet('8 a').score.tempo).toBe(120);
  expect(readSheet('8 a').problems).toEqual([
    { line: 1, level: 'warning', text: expect.stringContaining('120 beats a minute') },
  ]);
});
