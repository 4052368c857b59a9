import { expect, test } from 'vitest';
import { readSheet } from '../read-sheet.ts';
import { problemsOf, said } from '../testing/reading.ts';

test.each([
  ['2x8 a', [16, 2]],
  ['2 × 8 counts: a', [16, 2]],
  ['2*8 - a', [16, 2]],
  ['2 eights of a', [16, 2]],
  ['2 Achter a', [16, 2]],
  ['2 8s a', [16, 2]],
  ['2 8’s of a', [16, 2]],
  ['2x8s a', [16, 2]],
  ['2 × 8’s: a', [16, 2]],
  ['a (2x8s)', [16, 2]],
  ['16 counts of a', [16, 1]],
  ['16 cts. a', [16, 1]],
  ['16 Zählzeiten: a', [16, 1]],
  ['16: a', [16, 1]],
  ['16 – a', [16, 1]],
  ['16, a', [16, 1]],
  ['16 = a', [16, 1]],
  ['• 16 a', [16, 1]],
  ['- [ ] 16 a', [16, 1]],
  ['3. 16 a', [16, 1]],
  ['3) 16 a', [16, 1]],
  ['a (2x8)', [16, 2]],
  ['a – 16 counts', [16, 1]],
  ['a: 2 x 8', [16, 2]],
  ['\u00a016\u00a0a', [16, 1]],
  ['1-16 a', [16, 1]],
  ['1 to 16 a', [16, 1]],
  ['Counts 1-16: a', [16, 1]],
  ['Zählzeiten 1 bis 16: a', [16, 1]],
  ['16-count a', [16, 1]],
  ['1 – 16: a', [16, 1]],
  ['16 → a', [16, 1]],
  ['16 ➡️ a', [16, 1]],
  ['16 -> a', [16, 1]],
  ['16 counts => a', [16, 1]],
  ['16 ... a', [16, 1]],
  ['👉 16 a', [16, 1]],
  ['➡️ 16 a', [16, 1]],
  ['☑ 16 a', [16, 1]],
  ['+ 16 a', [16, 1]],
  ['-16 a', [16, 1]],
  ['**16** a', [16, 1]],
  ['**1-16:** a', [16, 1]],
  ['1. *16 counts* a', [16, 1]],
  ['3. a (16 counts)', [16, 1]],
  ['a = 2x8', [16, 2]],
  ['a => 16 counts', [16, 1]],
  ['a ........ 16 counts', [16, 1]],
  ['a (16 ct.)', [16, 1]],
  ['a [16 counts]', [16, 1]],
  ['1 a 16 a', [16, 1]],
  ['1 al 16: a', [16, 1]],
  ['1 à 16 a', [16, 1]],
  ['1 até 16 a', [16, 1]],
  ['1〜16 a', [16, 1]],
  ['1 thru 16: a', [16, 1]],
  ['1 through 16 a', [16, 1]],
  ['1->16 a', [16, 1]],
  ['1...16 a', [16, 1]],
  ['1～16 a', [16, 1]],
  ['1 2 3 4 5 6 7 8 a', [8, 1]],
  ['1/2/3/4: a', [4, 1]],
  ['1.2.3.4 a', [4, 1]],
  ['2 times 8 a', [16, 2]],
  ['2 mal 8: a', [16, 2]],
  ['2 fois 8 temps a', [16, 2]],
  ['2 8er a', [16, 2]],
  ['2 8-counts of a', [16, 2]],
  ['2 8 counts a', [16, 2]],
  ['2 full eights: a', [16, 2]],
  ['2 sets of 8 a', [16, 2]],
  ['2x8er a', [16, 2]],
  ['16 tps : a', [16, 1]],
  ['16 ZZ a', [16, 1]],
  ['１６カウント　a', [16, 1]],
  ['16拍 a', [16, 1]],
  ['16 счётов a', [16, 1]],
  ['16 tempi: a', [16, 1]],
  ['16 tellen a', [16, 1]],
  ['2 otto a', [16, 2]],
  ['2 achten a', [16, 2]],
  ['2 восьмёрки a', [16, 2]],
  ['2х8 a', [16, 2]],
  ['2个八拍 a', [16, 2]],
  ['2エイト a', [16, 2]],
  ['2nd 8: a', [8, 1]],
  ['1st eight count - a', [8, 1]],
  ['First 8: a', [8, 1]],
  ['2. Achter: a', [8, 1]],
  ['8-count 2: a', [8, 1]],
])('“%s” is read as move a with its counts', (line, [counts, times]) => {
  const [phrase] = readSheet(`118 bpm\n# A\n${line}`).score.phrases;
  expect(phrase?.counts).toBe(counts);
  expect(phrase?.cues.map(({ title }) => title)).toEqual(Array(times).fill('a'));
});

test.each([
  ['8 a / 1 x 3 y', '1(a) x, 3 y'],
  ['8 a /1 x, 3 y', '1(a) x, 3 y'],
  ['8 a: 1 x; 3 y', '1(a) x, 3 y'],
  ['8 a: x 1 y 3', '1(a) x, 3 y'],
  ['8 a: x 1 3 y 5', '1(a) x, 3 x, 5 y'],
  ['8 a / 1-x 3:y', '1(a) x, 3 y'],
  ['8 a / 1 x / 3 y', '1(a) x, 3 y'],
  ['8 a / 1 3 x 5 y', '1(a) x, 3 x, 5 y'],
  ['8 a / 1 x & y 3& z 5.5 w', '1(a) x, 1.5 y, 3.5 z, 5.5 w'],
  ['8 a / 1 x 1½ y 2 ½ z', '1(a) x, 1.5 y, 2.5 z'],
  ['8 a / "step 2" 3 “to 4” 5', '1(a) , 3 step 2, 5 to 4'],
  ['8 a / ready 3 go', '1(a) ready, 3 go'],
  ['8 a / reach, pull', '1(a) reach, pull'],
  ['8 a /', '1(a) '],
  ['8 a: slowly', '1(a: slowly) a: slowly'],
  ['8 R/L', '1(R/L) R/L'],
  ['8', ''],
  ['8 / 3 x', '3 x'],
  ['8 a / 3 x', '1(a) , 3 x'],
])('“%s” calls “%s”', (line, words) => {
  expect(said(readSheet(`118 bpm\n# A\n${line}`).score)).toEqual([`A 8: ${words}`]);
  expect(problemsOf(`# A\n${line}`)).toEqual([]);
});

test('a step sheet’s lines name their counts, which begin again in each eight or run on through the phrase', () => {
  const { score, problems, lines } = readSheet(`118 bpm
# A
1-2 Step R, touch L
3&4 Shuffle
5,6,7 Walk; walk; walk
8 Clap
1–4 Vine
5-7 Turn
&8 Jump, land
17-24 Rest
`);
  expect(problems).toEqual([]);
  expect(lines.map(({ from, counts }) => [from, counts]).slice(2, -1)).toEqual([
    [1, 2],
    [3, 2],
    [5, 3],
    [8, 1],
    [9, 4],
    [13, 3],
    [16, 1],
    [17, 8],
  ]);
  expect(said(score)).toEqual([
    'A 24: 1(Step R, touch L) Step R, 2 touch L, 3(Shuffle) Shuffle, 5(Walk; walk; walk) Walk, 6 walk, 7 walk, ' +
      '8(Clap) Clap, 9(Vine) Vine, 13(Turn) Turn, 15.5 Jump, 16(Jump, land) land, 17(Rest) Rest',
  ]);
});

test('counts after which something happens are no move', () => {
  expect(problemsOf('# A\n8 a\nRestart: wall 3 after 16 counts')).toEqual([
    [3, 'warning', expect.stringContaining('was not understood')],
  ]);
});

test('counts in a row go on where the line before ended', () => {
  const { score, problems } = readSheet('118 bpm\n# A\n1 2 a\n3 4 b\n5 6 7 8 c');
  expect(problems).toEqual([]);
  expect(said(score)).toEqual(['A 8: 1(a) a, 3(b) b, 5(c) c']);
});

test('lines that count from one to eight name their counts too', () => {
  expect(said(readSheet('118 bpm\n# A\n1 a\n2 b\n3 c\n4 d\n').score)).toEqual([
    'A 4: 1(a) a, 2(b) b, 3(c) c, 4(d) d',
  ]);
});

test.each([
  [
    '# A\n1-2 a\n5-8 b\n2 c\n',
    [[3, 'warning', 'This line begins on count 5, where count 3 comes next. It was put there.']],
  ],
  [
    '# A\n1-4 a\n1-4 b\n',
    [[3, 'warning', 'This line begins on count 1, where count 5 comes next. It was put there.']],
  ],
  ['# A\n8 a\n# B\n9-16 b', []],
])('lines of %j whose counts don’t follow those of the line before are reported', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});
test.each([
  ['# A\n8 a\n> slow\n(and low)\nNote: smile\n', 'slow and low smile'],
  ['# A\n2x4 a\n> slow\n', 'slow'],
])('lines under a move in %j are its hint', (text, hint) => {
  const [phrase] = readSheet(text).score.phrases;
  expect(phrase?.cues.map((cue) => cue.hint)).toEqual(phrase?.cues.map(() => hint));
});

const sum = 'This line was read as the sum of the lines above, 16 counts, which is not danced.';
test.each([
  ['Total: 16 counts', sum],
  ['16 Total', sum],
  ['16 total counts', sum],
  ['Insgesamt: 16 Zählzeiten', sum],
  ['Summe: 16 Zählzeiten', sum],
  ['Grand total - 2x8', sum],
  [
    'Total: 24 counts',
    'This line was read as a sum, which is not danced. It says 24 counts, and the lines above have 16 counts.',
  ],
])('“%s” below the moves is their sum, and is not danced', (line, text) => {
  expect(problemsOf(`# A\n8 a\n8 b\n${line}`)).toEqual([[4, 'warning', text]]);
  expect(readSheet(`# A\n8 a\n8 b\n${line}`).score.phrases[0]?.counts).toBe(16);
});

test('a table’s sum may stand in any of its columns of names', () => {
  const text = 'section\tcounts\tmove\nRise\t8\ta\n\t8\tb\nTotal\t16\t';
  expect(problemsOf(text)).toEqual([[4, 'warning', sum]]);
  expect(readSheet(text).score.phrases.map(({ title, counts }) => [title, counts])).toEqual([['Rise', 16]]);
});

test('a sum above the moves hides neither the tempo nor the names of columns below it', () => {
  const { score } = readSheet('Total: 16 counts\n120 bpm\nmove\tcounts\na\t8\nb\t8');
  expect([score.tempo, score.phrases.map(({ counts }) => counts)]).toEqual([120, [16]]);
});

test('a sum is of all phrases or of the last one', () => {
  expect(
    problemsOf('# A\n8 a\n# B\n16 b\nTotal: 16 counts\n# C\n8 c\nTotal: 32 counts').map(([line]) => line),
  ).toEqual([5, 8]);
});

test.each([
  [
    '8 a\n1/2 turn',
    [2, 'warning', '“1/2 turn” was not understood: it is kept as a title with no counts under it.'],
  ],
  [
    '8 a / 1 x 1.25 y',
    [
      1,
      'warning',
      '“x 1.25 y” is called on count 1. Between two counts there is only the half, such as 1.5.',
    ],
  ],
  [
    '8 a / 2¼ y',
    [1, 'warning', '“2¼ y” is called on count 1. Between two counts there is only the half, such as 1.5.'],
  ],
])('parts of counts in %j are reported', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test('brackets contain a house move; other words in brackets belong to the name', () => {
  const cues = readSheet('8 a [booty_bounce]\n8 b [~slide] / 1 x\n8 c [slow]').score.phrases[0]?.cues;
  expect(cues?.map(({ title, move }) => [title, move])).toEqual([
    ['a', 'booty_bounce'],
    ['b', '~slide'],
    ['c [slow]', undefined],
  ]);
});

test.each([
  ['Chorus:\n8 a', 'Chorus'],
  ['**Chorus**\n8 a', 'Chorus'],
  ['== Chorus ==\n8 a', 'Chorus'],
  ['“Chorus”\n8 a', 'Chorus'],
  ['Section 2: Chorus\n8 a', 'Chorus'],
  ['S1 - Chorus\n8 a', 'Chorus'],
  ['[1-8] Chorus\n8 a', 'Chorus'],
  ['#Chorus\n8 a', 'Chorus'],
  ['[Chorus]\n8 a', 'Chorus'],
  ['(Verse 2)\n8 a', 'Verse 2'],
  ['### Chorus\n8 a', 'Chorus'],
])('%j has a title without a warning', (text, title) => {
  expect(problemsOf(text)).toEqual([]);
  expect(readSheet(text).score.phrases[0]).toMatchObject({ title, section: title });
});

test('a part of the song in brackets is no hint of the move above it', () => {
  const { score } = readSheet('118 bpm\n[Verse]\n8 a\n[Pre-Chorus]\n8 b\n(Bridge)\n8 c\n(break it)');
  expect(score.phrases.map(({ title, cues }) => [title, cues[0]?.hint])).toEqual([
    ['Verse', undefined],
    ['Pre-Chorus', undefined],
    ['Bridge', 'break it'],
  ]);
});

test('a line without counts or marks is reported and read as a title; in a sheet with sections it names a phrase', () => {
  expect(problemsOf('Chorus\n8 a\nlast words')).toEqual([
    [1, 'warning', '“Chorus” has no counts, so it was read as the title of what follows.'],
    [3, 'warning', '“last words” was not understood: it is kept as a title with no counts under it.'],
  ]);
  const { score, lines } = readSheet('118 bpm\n# A\nChorus\n8 a\nTurn\n8 b\n');
  expect(score.phrases.map(({ section, title }) => [section, title])).toEqual([
    ['A', 'Chorus'],
    ['A', 'Turn'],
  ]);
  expect(lines[2]?.kind).toBe('unread');
  const long = `${'word '.repeat(40)}`;
  expect(readSheet(`${long}\n8 a`).score.phrases[0]?.title).toHaveLength(100);
});
