import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseScore } from './house-score.ts';
import { readSheet } from './read-sheet.ts';
import { lengthOf, type Score } from './score.ts';
import { anyScore } from './testing/any-score.ts';
import { eventSheet } from './testing/event-sheet.ts';
import { writeSheet } from './write-sheet.ts';

/** The phrases of a score, each as its title, its counts and what is called on each of them. */
const said = ({ phrases }: Score) =>
  phrases.map(
    ({ title, counts, like, cues }) =>
      `${title} ${counts}${like ? ` like ${like}` : ''}: ${cues.map(({ at, say, title: name }) => `${at}${name === undefined ? '' : `(${name})`} ${say}`).join(', ')}`,
  );

const told = (text: string) =>
  readSheet(`118 bpm\n${text}`).problems.map(({ line, level, text: words }) => [line - 1, level, words]);

test('an organiser’s sheet is a score with its tempo and intro', () => {
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
])('the sheet %j has its title', (text, title) => {
  expect(readSheet(text).score.title).toBe(title);
});

test('an intro without a unit is taken as seconds, and said', () => {
  const { intro, problems } = readSheet('118 bpm, intro 20\n8 a');
  expect(intro).toBe(20);
  expect(problems[0]).toMatchObject({ line: 1, level: 'told', text: expect.stringContaining('no unit') });
});

test.each([
  ['2x8 a', [16, 2]],
  ['2 × 8 counts: a', [16, 2]],
  ['2*8 - a', [16, 2]],
  ['2 eights of a', [16, 2]],
  ['2 Achter a', [16, 2]],
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
  ['1 – 16: a', [16, 1]],
])('“%s” is the move a over its counts', (line, [counts, times]) => {
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
  expect(told(`# A\n${line}`)).toEqual([]);
});

test('a step sheet’s lines name their counts, in each eight anew or on through the phrase', () => {
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

test('lines that count from one to eight name their counts too', () => {
  expect(said(readSheet('118 bpm\n# A\n1 a\n2 b\n3 c\n4 d\n').score)).toEqual([
    'A 4: 1(a) a, 2(b) b, 3(c) c, 4(d) d',
  ]);
});

test.each([
  [
    '# A\n1-2 a\n5-8 b\n2 c\n',
    [[3, 'told', 'This line begins on count 5, where count 3 comes next. It was put there.']],
  ],
  [
    '# A\n1-4 a\n1-4 b\n',
    [[3, 'told', 'This line begins on count 1, where count 5 comes next. It was put there.']],
  ],
  ['# A\n8 a\n# B\n9-16 b', []],
])('counts of %j that don’t follow each other are told', (text, problems) => {
  expect(told(text)).toEqual(problems);
});

const table = ['8\tmarch\t1 left 5 right\tslowly', '2x8\tbounce\t\t'];
test.each([
  ['tabs', table.join('\n')],
  ['tabs and names', ['Counts\tMove\tCue\tHint', ...table].join('\n')],
  [
    'German names in another order',
    'Bewegung\tHinweis\tAnsage\tZählzeiten\nmarch\tslowly\t1 left 5 right\t8\nbounce\t\t\t2x8',
  ],
  ['Spanish names', 'Cuentas;Paso;Voz;Nota\n8;march;1 left 5 right;slowly\n2x8;bounce;;'],
  ['French names', 'temps,mouvement,annonce,remarque\n8,march,"1 left, 5 right",slowly\n2x8,bounce,,'],
  ['semicolons alone', '8;march;1 left 5 right;slowly\n2x8;bounce;;'],
  ['commas alone', '8,march,1 left 5 right,slowly\n2x8,bounce,,'],
  [
    'a Markdown table',
    '| counts | move | cue | hint |\n|---|:--|---|---|\n| 8 | march | 1 left 5 right | slowly |\n| 2x8 | bounce | | |',
  ],
  ['numbers as a spreadsheet writes them', '8.0\tmarch\t1 left 5 right\tslowly\n2x8\tbounce\t\t'],
  ['quotes around cells', '"8"\t"march"\t"1 left 5 right"\t"slowly"\n2x8\tbounce'],
])('a table with %s is a sheet', (_, text) => {
  const { score, problems } = readSheet(`${text}\n`, { ...houseScore(), tempo: 118 });
  expect(problems).toEqual([]);
  expect(said(score)).toEqual(['Phrase 24: 1(march) left, 5 right, 9(bounce) bounce, 17(bounce) bounce']);
  expect(score.phrases[0]?.cues[0]?.hint).toBe('slowly');
});

test('a table’s columns can name sections and phrases, its rows titles and repeats', () => {
  const text = `section\tphrase\tcounts\tmove\tcue
Rise\tWake\t8\tup\t
Rise\tWake\t8\tdown\t
Rise\tWalk\t8\tgo\t
March\t\t8\tstep\tleft "or" right
\t\t\trepeat Walk\t
`;
  const { score } = readSheet(text);
  expect(score.phrases.map(({ section, title, counts, like }) => [section, title, counts, like])).toEqual([
    ['Rise', 'Wake', 16, undefined],
    ['Rise', 'Walk', 8, undefined],
    ['March', 'March', 8, undefined],
    ['Rise', 'Walk', 8, 'walk'],
  ]);
  expect(
    readSheet('# Rise\t\t\n8\tup\t\nThe wall\t\t\n8\tdown\t').score.phrases.map(({ title }) => title),
  ).toEqual(['Rise', 'The wall']);
});

test('a quote within a quoted cell is written twice', () => {
  expect(said(readSheet('8;"say ""boo""; loudly";;\n8;b;;').score)[0]).toContain('(say "boo"; loudly)');
});

test.each([
  ['8\ta\t\t\tBert', [1, 'told', 'The cell “Bert” stands in a column without a meaning, and was not read.']],
  ['8\ta\n02. Jan\tb', [2, 'told', '“02. Jan” looks like counts that a spreadsheet made a date of.']],
])('what is not read of the table %j is told', (text, problem) => {
  expect(told(text)).toContainEqual(problem);
});

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
  ['wiederholen A', 1],
  ['repetir A', 1],
  ['répéter A', 1],
  ['A again', 1],
  ['A (repeat)', 1],
  ['wie A', 1],
  ['repeat phrase 1', 1],
  ['repeat #1', 1],
  ['8 repeat A', 1],
])('“%s” repeats A', (line, times) => {
  const { score, problems } = readSheet(`118 bpm\n# A\n8 a\n# B\n8 b\n${line}\n`);
  expect(problems).toEqual([]);
  expect(score.phrases.slice(2).map(({ title, like }) => `${title} like ${like}`)).toEqual(
    Array(times).fill('A like a'),
  );
});

test('a phrase whose name ends like a number of times is repeated by its name, the nearest of a name first', () => {
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

test.each([
  ['# A\n8 a\n> slow\n(and low)\nNote: smile\n', 'slow and low smile'],
  ['# A\n2x4 a\n> slow\n', 'slow'],
])('lines under a move in %j are its hint', (text, hint) => {
  const [phrase] = readSheet(text).score.phrases;
  expect(phrase?.cues.map((cue) => cue.hint)).toEqual(phrase?.cues.map(() => hint));
});

test('a house move stands in brackets; other words in brackets belong to the name', () => {
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
  ['### Chorus\n8 a', 'Chorus'],
])('the title in %j is one without a question', (text, title) => {
  expect(told(text)).toEqual([]);
  expect(readSheet(text).score.phrases[0]).toMatchObject({ title, section: title });
});

test('a bare line is told and read as a title; in a sheet with sections it names a phrase of one', () => {
  expect(told('Chorus\n8 a\nlast words')).toEqual([
    [1, 'told', '“Chorus” has no counts, so it was read as the title of what follows.'],
    [3, 'told', '“last words” was not understood: it is kept as a title with no counts under it.'],
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

const whole = (text: string) => readSheet(text).problems;
test.each([
  ['nothing', ' \n\t', 'This sheet is empty.'],
  [
    'prose',
    'Dear all,\nwe meet at 18:30 in the park on 30.10.2026.\nThe 2nd edition of the 80s party!',
    'No line of this text begins with counts.',
  ],
  ['a page’s source', '\ufeff<!DOCTYPE html><p>8 march', 'source of a web page'],
  ['a table’s source', '  <table><tr><td>8', 'source of a web page'],
  ['RTF', '{\\rtf1\\ansi 8 march}', 'RTF'],
  ['a spreadsheet’s file', 'PK\u0003\u0004\u0014 8 march', 'inside of a file'],
  ['a PDF', '%PDF-1.7\n8 march', 'inside of a file'],
  ['binary', '8 march\0\0', 'inside of a file'],
  ['a million characters', '8 march\n'.repeat(125_000), '1,000 thousand characters'],
])('%s is no sheet, in one sentence', (_, text, words) => {
  const { score, intro, problems } = readSheet(text, houseScore());
  expect(problems).toEqual([{ line: 1, level: 'stops', text: expect.stringContaining(words) }]);
  expect([score.phrases, intro]).toEqual([[], null]);
});

test('half a million characters are read', () => {
  expect(
    whole(`118 bpm\n${'# A\n8 march\n'.repeat(3)}${' \n'.repeat(240_000)}`).some(({ text }) =>
      text.includes('thousand'),
    ),
  ).toBe(false);
});

test.each([
  ['# A\n0 march\n8 b', [2, 'stops', 'This line has 0 counts. A move has at least one.']],
  [
    '# A\n1000 march\n8 b',
    [2, 'stops', 'This line has 1,000 counts. A move can have 128 at most; 4x32 is four times 32 counts.'],
  ],
  [
    '# A\n129 march\n8 b',
    [2, 'stops', 'This line has 129 counts. A move can have 128 at most; 4x32 is four times 32 counts.'],
  ],
  [
    '# A\n65x4 march\n8 b',
    [2, 'stops', 'This line has 260 counts. A move can have 128 at most; 4x32 is four times 32 counts.'],
  ],
  ['# A\n0x8 march\n8 b', [2, 'stops', 'This line has 0 counts. A move has at least one.']],
  ['# A\n3 march', [1, 'stops', '“A” has 3 counts. A phrase needs 4 at least.']],
  ['# A\n1 march', [1, 'stops', '“A” has 1 count. A phrase needs 4 at least.']],
  [
    '# A\n12 march',
    [1, 'told', '“A” has 12 counts, which are no whole eights. If the music is so, leave it.'],
  ],
  [
    '# A\n5x32 march',
    [
      1,
      'told',
      '“A” has 160 counts: it was cut into phrases of 32. Give its parts titles of their own to cut it elsewhere.',
    ],
  ],
  ['# A\n# B\n8 b', [1, 'told', '“A” has no counts under it, so it is no phrase yet.']],
  [
    '# A\n8 a\n# A\n8 b',
    [
      3,
      'told',
      '“A” stands in line 2 too: they are two phrases, each learnt by itself. If they are the same, write “repeat A”.',
    ],
  ],
  ['# A\n8 a\nrepeat B', [3, 'stops', '“B” can’t be repeated: no phrase above has this name.']],
  ['# A\n8 a\nrepeat B\n# B\n8 b', [3, 'stops', '“B” can’t be repeated: no phrase above has this name.']],
  ['# A\n8 a\n65x repeat A', [3, 'stops', 'A phrase can be repeated 1 to 64 times, not 65.']],
  ['# A\n8 a\n0x repeat A', [3, 'stops', 'A phrase can be repeated 1 to 64 times, not 0.']],
  ['# A\n8 a / 1 x 9 y', [2, 'stops', '“y” is called on count 9, but the move has 8 counts.']],
  ['# A\n8 a / 0 x', [2, 'stops', '“x” is called on count 0, but the move has 8 counts.']],
  ['# A\n8 a / 1 x 3', [2, 'told', 'Count 3 stands without a word, and was left out.']],
  [
    '# A\n8 a\nrepeat A\n8 b',
    [4, 'told', 'This follows a repeat and has no title of its own, so it begins the phrase “A 2”.'],
  ],
  ['# A\n8 a\n4 bars of rest', [3, 'stops', 'This line has bars. Write its counts: a bar mostly has four.']],
  [
    '# A\n8 a\n100 bpm',
    [
      3,
      'told',
      'A sheet has one tempo, above its first count. Where a medium is slower or faster, its taps say.',
    ],
  ],
  ['intro 901 s\n8 a', [1, 'told', 'An intro of 901 seconds is longer than a song, so it was left out.']],
  ['> slow\n8 a', [1, 'told', '“slow” has no counts, so it was read as the title of what follows.']],
])('the sheet %j has one sentence', (text, problem) => {
  expect(told(text)).toEqual([problem]);
});

test.each([20, 29, 241, 400])('a tempo of %i stops', (tempo) => {
  const { score, problems } = readSheet(`# A\n8 a`.replace('#', `${tempo} bpm\n#`));
  expect(problems).toEqual([
    {
      line: 1,
      level: 'stops',
      text: `A tempo of ${tempo} beats a minute can’t be danced here. It can be 30 to 240.`,
    },
  ]);
  expect(score.tempo).toBe(120);
});

test('a sheet without a tempo has that of the score before, or the usual one, which is told', () => {
  expect(readSheet('8 a', houseScore()).score.tempo).toBe(128);
  expect(readSheet('8 a', houseScore()).problems).toEqual([]);
  expect(readSheet('8 a').score.tempo).toBe(120);
  expect(whole('8 a')).toEqual([
    { line: 1, level: 'told', text: expect.stringContaining('120 beats a minute') },
  ]);
});

test('too many phrases or counts stop, in the line of the sheet as a whole', () => {
  const many = Array.from({ length: 301 }, (_, index) => `# P${index}\n4 a`).join('\n');
  expect(told(many).filter(([, level]) => level === 'stops')).toEqual([
    [0, 'stops', 'This dance has 301 phrases. It can have 300 at most.'],
  ]);
  const long = Array.from({ length: 32 }, (_, index) => `# P${index}\n128 a`).join('\n');
  expect(told(long)).toEqual([[0, 'stops', 'This dance has 4,096 counts. It can have 4,000 at most.']]);
});

test('a phrase that is too long is cut, and a move that goes on over the cut goes on behind it', () => {
  const { score } = readSheet(
    '# L\n24 a [slide] / 1 x 9 y\n16 b / 1 z 9 w\n> low\n3x30 c\n5 d\n8 e\nrepeat L\n',
  );
  expect(score.phrases.map(({ id, counts, like }) => [id, counts, like])).toEqual([
    ['l-1', 32, undefined],
    ['l-2', 32, undefined],
    ['l-3', 32, undefined],
    ['l-4', 47, undefined],
    ['l-1-2', 32, 'l-1'],
    ['l-2-2', 32, 'l-2'],
    ['l-3-2', 32, 'l-3'],
    ['l-4-2', 47, 'l-4'],
  ]);
  expect(score.phrases[1]?.cues).toEqual([
    { at: 1, say: 'w', title: 'b', hint: 'low' },
    { at: 9, say: 'c', title: 'c' },
  ]);
  expect(score.phrases[2]?.cues[0]).toEqual({ at: 1, say: '', title: 'c' });
});

const ids = (text: string, before: Score) => readSheet(text, before).score.phrases.map(({ id }) => id);
test('a phrase keeps its id by its title, wherever it goes, and else by its place', () => {
  const before = readSheet('# A\n8 a\n# B\n8 b\n# C\n8 c\n').score;
  expect(ids('# C\n8 c\n# A\n8 a\n# b\n16 b\n', before)).toEqual(['c', 'a', 'b']);
  expect(ids('# A\n8 a\n# New name\n8 b\n# C\n8 c\n', before)).toEqual(['a', 'b', 'c']);
  expect(ids('# Start\n8 a\n# B\n8 b\n# C\n8 c\n', before)).toEqual(['a', 'b', 'c']);
  expect(ids('# A\n8 a\n# More\n8 x\n# B\n8 b\n# C\n8 c\n', before)).toEqual(['a', 'more', 'b', 'c']);
  expect(ids('# A\n8 a\n# C\n8 c\n# B\n8 b\n# B\n8 b\n', before)).toEqual(['a', 'c', 'b', 'b-2']);
  expect(ids('# X\n8 a\n# Y\n8 a\n# Z\n8 a\n# W\n8 a\n', before)).toEqual(['a', 'b', 'c', 'w']);
});

test('ids are made of titles, and a new one is never that of a phrase that is gone', () => {
  const { score } = readSheet('# Ärger & Größe!\n8 a\n# 死\n8 b\n# ---x---\n8 c');
  expect(score.phrases.map(({ id }) => id)).toEqual(['arger-gro-e', 'phrase', 'x']);
  const before = readSheet('# A\n8 a\n# B\n8 b').score;
  expect(ids('# B\n8 b\n# C\n8 x\n# A!\n8 y', { ...before, phrases: before.phrases })).toEqual([
    'b',
    'c',
    'a-2',
  ]);
});

test('a sheet that is pasted again keeps the house moves that were chosen, by the names of the moves', () => {
  const { score } = readSheet('# A\n8 March\n8 b');
  const [phrase] = score.phrases;
  if (!phrase) throw new Error('no phrase');
  const chosen = {
    ...phrase,
    cues: phrase.cues.map((cue) => (cue.at === 1 ? { ...cue, move: 'limp' } : cue)),
  };
  const again = readSheet('# A\n8 march\n8 b\n8 c', { ...score, phrases: [chosen] }).score;
  expect(again.phrases[0]?.cues.map(({ move }) => move)).toEqual(['limp', undefined, undefined]);
});

test('an own score keeps its id, and a sheet of the house begins an own one', () => {
  expect(readSheet('8 a', houseScore()).score.id).toBe('own');
  expect(readSheet('8 a', { id: 'mine', title: 'Mine', tempo: 100, phrases: [] }).score).toMatchObject({
    id: 'mine',
    title: 'Mine',
  });
});

test('no text breaks the reader, its lines are all there and each problem names one of them', () => {
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

test('a sheet is the same with other ends of lines, spaces, quotes and dashes', () => {
  fc.assert(
    fc.property(anyScore, fc.constantFrom('\r\n', '\r', '\u2028'), (score, end) => {
      const text = writeSheet(score);
      const other = `\ufeff${text.replace(/\n/g, end).replace(/ /g, '\u00a0')}`;
      expect(readSheet(other, score).score).toEqual(readSheet(text, score).score);
    }),
  );
});
