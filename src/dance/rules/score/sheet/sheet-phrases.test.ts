import { expect, test } from 'vitest';
import { readSheet } from '../read-sheet.ts';
import { problemsOf } from '../testing/reading.ts';

test('sections hold phrases, and a section is repeated as a whole', () => {
  const { score } = readSheet(`# Wall
## Feel
8 a
## Break
8 b
# Walk
8 c
repeat Wall
# Again
2x repeat Walk
# Last
repeat: “feel”
`);
  expect(score.phrases.map(({ section, title, like }) => [section, title, like])).toEqual([
    ['Wall', 'Feel', undefined],
    ['Wall', 'Break', undefined],
    ['Walk', 'Walk', undefined],
    ['Wall', 'Feel', 'feel'],
    ['Wall', 'Break', 'break'],
    ['Again', 'Walk', 'walk'],
    ['Again', 'Walk', 'walk'],
    ['Last', 'Last', 'feel'],
  ]);
});

test.each([
  ['repeat A', 1],
  ['Repeat: “a”', 1],
  ['repeat A x2', 2],
  ['repeat A (2 times)', 2],
  ['repeat A twice', 2],
  ['3x repeat A', 3],
  ['repeat the A', 1],
  ['répéter le A x2', 2],
  ['wiederholen A', 1],
  ['repetir A', 1],
  ['répéter A', 1],
  ['A again', 1],
  ['A (repeat)', 1],
  ['wie A', 1],
  ['repeat phrase 1', 1],
  ['repeat #1', 1],
  ['8 repeat A', 1],
  ['(repeat A)', 1],
  ['[repeat A x2]', 2],
  ['(A again)', 1],
])('“%s” repeats A', (line, times) => {
  const { score, problems } = readSheet(`118 bpm\n# A\n8 a\n# B\n8 b\n${line}\n`);
  expect(problems).toEqual([]);
  expect(score.phrases.slice(2).map(({ title, like }) => `${title} like ${like}`)).toEqual(
    Array(times).fill('A like a'),
  );
});

test.each([
  [
    '(repeat B)',
    'repeat B',
    [[3, 'warning', 'No phrase above is called “B”, so this line was read as a hint.']],
  ],
  ['(as slow as A)', 'as slow as A', []],
])('“%s” in parentheses is a hint where no phrase has its name', (line, hint, problems) => {
  expect(readSheet(`118 bpm\n# A\n8 a\n${line}`).score.phrases[0]?.cues[0]?.hint).toBe(hint);
  expect(problemsOf(`# A\n8 a\n${line}`)).toEqual(problems);
});

test('a phrase whose name ends in ‘x2’ is repeated by its name, and of phrases with one name the nearest', () => {
  const likes = (text: string) => readSheet(text).score.phrases.map(({ like }) => like);
  expect(likes('# A\n8 a\n# A x2\n8 b\n# C\n8 c\nrepeat A x2\n')).toEqual([
    undefined,
    undefined,
    undefined,
    'a-x2',
  ]);
  expect(likes('# A\n8 a\n# A\n8 b\nrepeat A')).toEqual([undefined, undefined, 'a-2']);
  expect(likes('# A\n8 a\nrepeat A\nrepeat A')).toEqual([undefined, 'a', 'a']);
});

test('a move whose name begins with X has its counts', () => {
  expect(problemsOf('# A\n8 X pose')).toEqual([]);
});

test('a title with a colon behind it is repeated by its name', () => {
  expect(readSheet('# A:\n8 a\nrepeat A').score.phrases.map(({ like }) => like)).toEqual([undefined, 'a']);
});

test('a section that repeats itself twice is as long the second time as the first', () => {
  const phrases = (text: string) =>
    readSheet(text)
      .score.phrases.map(({ title }) => title)
      .join('');
  expect(phrases('# A\n## b\n8 x\n## c\n8 y\nrepeat A\nrepeat A')).toBe('bcbcbc');
  expect(phrases('# A\n## b\n8 x\n## c\n8 y\n# Z\n## z\n8 z\n# A\nrepeat A\nrepeat A')).toBe('bczbcbc');
});

test('far too many counts or repeats are refused before they are worked out', () => {
  const refused = (text: string) => readSheet(text).problems.some(({ level }) => level === 'error');
  expect(refused('8 a\n'.repeat(20_000))).toBe(true);
  expect(refused(`# A\n8 a\n${'# B\nrepeat A 64x\n'.repeat(3000)}`)).toBe(true);
});
test.each([
  ['# A\n0 march\n8 b', [2, 'error', 'This line has 0 counts. A move has at least one.']],
  [
    '# A\n1000 march\n8 b',
    [2, 'error', 'This line has 1,000 counts. A move can have 128 at most; 4x32 is four times 32 counts.'],
  ],
  [
    '# A\n129 march\n8 b',
    [2, 'error', 'This line has 129 counts. A move can have 128 at most; 4x32 is four times 32 counts.'],
  ],
  [
    '# A\n65x4 march\n8 b',
    [2, 'error', 'This line has 260 counts. A move can have 128 at most; 4x32 is four times 32 counts.'],
  ],
  [
    '# A\n99999x8 march\n8 b',
    [2, 'error', 'This line has 799,992 counts. A move can have 128 at most; 4x32 is four times 32 counts.'],
  ],
  ...['999999999999 march', '9999999x8 march', '9999999 eights march', 'march – 9999999 counts'].map(
    (line): [string, [number, string, string]] => [
      `# A\n${line}\n8 b`,
      [
        2,
        'error',
        'This line has more than 999,999 counts. A move can have 128 at most; 4x32 is four times 32 counts.',
      ],
    ],
  ),
  ['# A\n0x8 march\n8 b', [2, 'error', 'This line has 0 counts. A move has at least one.']],
  ['# A\n3 march', [1, 'error', '“A” has 3 counts. A phrase needs 4 at least.']],
  ['# A\n1 march', [1, 'error', '“A” has 1 count. A phrase needs 4 at least.']],
  [
    '# A\n12 march',
    [1, 'warning', '“A” has 12 counts, which are no whole eights. If the music is so, leave it.'],
  ],
  [
    '# A\n5x32 march',
    [
      1,
      'warning',
      '“A” has 160 counts: it was cut into phrases of 32. Give its parts titles of their own to cut it elsewhere.',
    ],
  ],
  ['# A\n# B\n8 b', [1, 'warning', '“A” has no counts under it, so it is no phrase yet.']],
  [
    '# A\n8 a\n# A\n8 b',
    [
      3,
      'warning',
      '“A” stands in line 2 too: they are two phrases, each learnt by itself. If they are the same, write “repeat A”.',
    ],
  ],
  ['# A\n8 a\nrepeat B', [3, 'error', '“B” can’t be repeated: no phrase above has this name.']],
  ['# A\n8 a\nrepeat B\n# B\n8 b', [3, 'error', '“B” can’t be repeated: no phrase above has this name.']],
  [
    '# A\n8 a\nWho knows\nrepeat A',
    [3, 'warning', '“Who knows” has no counts, so it was read as the title of what follows.'],
  ],
  ['# A\n8 a\n65x repeat A', [3, 'error', 'A phrase can be repeated 1 to 64 times, not 65.']],
  ['# A\n8 a\n0x repeat A', [3, 'error', 'A phrase can be repeated 1 to 64 times, not 0.']],
  ['# A\n8 a / 1 x 9 y', [2, 'error', '“y” is called on count 9, but the move has 8 counts.']],
  ['# A\n8 a / 0 x', [2, 'error', '“x” is called on count 0, but the move has 8 counts.']],
  ['# A\n8 a / 1 x 3', [2, 'warning', 'Count 3 stands without a word, and was left out.']],
  [
    '# A\n8 a\nrepeat A\n8 b',
    [4, 'warning', 'This follows a repeat and has no title of its own, so it begins the phrase “A 2”.'],
  ],
  [
    '# A\n8 a\n4x march',
    [3, 'error', 'This line does not say of how many counts. Write 4x8 for four times eight.'],
  ],
  [
    '# A\n8 a\n4 mal gehen',
    [3, 'error', 'This line does not say of how many counts. Write 4x8 for four times eight.'],
  ],
  ['# A\n8 a\n5 6 7 8', [3, 'error', 'This line has numbers alone. Write the counts and a move.']],
  ['# A (4x8)\n8 a\n8 b', [1, 'warning', '“A (4x8)” says 32 counts, and the lines under it have 16 counts.']],
  [
    '# A (16 counts)\n8 a',
    [1, 'warning', '“A (16 counts)” says 16 counts, and the lines under it have 8 counts.'],
  ],
  [
    '# A – 8 counts\n16 a',
    [1, 'warning', '“A – 8 counts” says 8 counts, and the lines under it have 16 counts.'],
  ],
  [
    '# A\n8 a\n28s of rest',
    [3, 'warning', '“28s of rest” was not understood: it is kept as a title with no counts under it.'],
  ],
  ...['8 sec march', '10 Sekunden Pause', '2 min hold'].map((line): [string, [number, string, string]] => [
    `# A\n8 a\n${line}`,
    [3, 'error', 'This line has a time. Write its counts: at 120 beats a minute, a second has two.'],
  ]),
  ['# A\n8 a\n4 bars of rest', [3, 'error', 'This line has bars. Write its counts: a bar mostly has four.']],
  [
    '# A\n8 a\n100 bpm',
    [
      3,
      'warning',
      'A sheet has one tempo, above its first count. Where a medium is slower or faster, its taps say.',
    ],
  ],
  ['intro 901 s\n8 a', [1, 'warning', 'An intro of 901 seconds is longer than a song, so it was left out.']],
  ['> slow\n8 a', [1, 'warning', '“slow” has no counts, so it was read as the title of what follows.']],
])('the sheet %j has one problem', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});
test('a sheet with too many phrases or counts can’t be used, which is reported for the whole sheet', () => {
  const many = Array.from({ length: 301 }, (_, index) => `# P${index}\n4 a`).join('\n');
  expect(problemsOf(many).filter(([, level]) => level === 'error')).toEqual([
    [0, 'error', 'This dance has 301 phrases. It can have 300 at most.'],
  ]);
  const long = Array.from({ length: 32 }, (_, index) => `# P${index}\n128 a`).join('\n');
  expect(problemsOf(long)).toEqual([[0, 'error', 'This dance has 4,096 counts. It can have 4,000 at most.']]);
});
