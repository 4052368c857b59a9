import { expect, test } from 'vitest';
import { houseScore } from '../house-score.ts';
import { readSheet } from '../read-sheet.ts';
import { problemsOf, said } from '../testing/reading.ts';

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
  ['names and lines without cells', 'counts, move, cue, hint\n8 march: 1 left 5 right\n> slowly\n2x8 bounce'],
  ['names by commas above tabs', ['"COUNTS","Move","CUE","Hint"', ...table].join('\n')],
  [
    'a byte order mark and a line with its separating sign',
    '\ufeffsep=;\r\nZählzeiten;Bewegung;Ansage;Hinweis\r\n8;march;1 left 5 right;slowly\r\n2x8;bounce;;',
  ],
  [
    'units with its names',
    'Counts (8s),Move,Cue (what is called),Hint\n8,march,"1 left, 5 right",slowly\n2x8,bounce,,',
  ],
  ['a cell of two lines', 'Counts\tMove\tCue\tHint\n8\tmarch\t"1 left\n5 right"\tslowly\n2x8\tbounce\t\t'],
  ['Portuguese names', 'Contagens;Passo;Chamada;Dica\n8;march;1 left 5 right;slowly\n2x8;bounce;;'],
  ['a name of two lines', 'Move,Cue,"Hint\n(if any)",Counts\nmarch,1 left 5 right,slowly,8\nbounce,,,2x8'],
  [
    'curled quotes around its names',
    '“Move”;‘Cue’;„Hint“;«Counts\nmarch;1 left 5 right;slowly;8\nbounce;;;2x8',
  ],
  ['empty cells before it', ['\t\tCounts\tMove\tCue\tHint', ...table.map((row) => `\t\t${row}`)].join('\n')],
  ['empty cells before it and no names', `\t${table.join('\n\t')}`],
  [
    'typographic quotes around cells',
    '“Counts”,“Move”,“Cue”,“Hint”\n“8”,“march”,“1 left, 5 right”,«slowly»\n2x8,bounce,,',
  ],
  ['quotes of German writing', '„8“;„march“;„1 left; 5 right“;»slowly«\n2x8;bounce;;'],
  ['its sign by name', 'sep=\\t\nCounts\tMove\tCue\tHint\n8\tmarch\t1 left 5 right\tslowly\n2x8\tbounce'],
  ['decimal commas', '"8,0";march;1 left 5 right;slowly\n"8,00";bounce\n8;bounce'],
  ['eights as people say them', '1x8s;march;1 left 5 right;slowly\n2x8’s;bounce'],
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
  [
    '8\ta\t\t\tBert',
    [1, 'warning', 'The cell “Bert” stands in a column without a meaning, and was not read.'],
  ],
  ['8\ta\n02. Jan\tb', [2, 'warning', '“02. Jan” looks like counts that a spreadsheet made a date of.']],
  ...[
    '8-Jan',
    '8 Jan',
    'Aug 16',
    '16-Aug-2026',
    '01/ago',
    '16/fev.',
    '8/16/2026',
    '01.08.2026',
    '2026-08-16',
  ].map((date): [string, [number, string, string]] => [
    `8\ta\n${date}\tb`,
    [2, 'warning', `“${date}” looks like counts that a spreadsheet made a date of.`],
  ]),
  ...['#REF!', '#NAME?', '#N/A', '#DIV/0!', '#BEZUG!', '#NV', '#¡REF!'].map(
    (error): [string, [number, string, string]] => [
      `8\ta\n8\t${error}`,
      [2, 'warning', `The cell “${error}” is a spreadsheet’s error, and was not read.`],
    ],
  ),
  ...['7 1/2', '½', '1/2', '7,5', '7.5'].map((part): [string, [number, string, string]] => [
    `8\ta\n${part}\tb`,
    [2, 'warning', `“${part}” is no whole number of counts.`],
  ]),
  [
    'counts\tmove\n8\ta\n1,000\tb',
    [3, 'warning', '“1,000 b” was not understood: it is kept as a title with no counts under it.'],
  ],
  ['Aug 16,a\n8,b', [1, 'warning', '“Aug 16” looks like counts that a spreadsheet made a date of.']],
  [
    'counts\tCounts (8s)\tmove\n8\t1\ta',
    [1, 'warning', 'Two columns are headed as counts, “counts” and “Counts (8s)”: the first was read.'],
  ],
  [
    'counts, beats, move\n8\t8\ta',
    [1, 'warning', 'Two columns are headed as counts, “counts” and “beats”: the first was read.'],
  ],
])('cells of the table %j that are not read are reported', (text, problem) => {
  expect(problemsOf(text)).toContainEqual(problem);
});

const neverClosed = 'A quote (") opens a cell of this line and is never closed, so it was left out.';
test.each([
  ['at the end of a row', '8;march;"left\n8;back;right\n8;swim;no', ['left', 'right', 'no'], [1]],
  ['before a cell', '8;march;"left;slow\n8;back;right\n8;swim;no', ['left', 'right', 'no'], [1]],
  ['above a row with quotes', '8;march;"left\n8;back;"right"\n8;swim;no', ['left', 'right', 'no'], [1]],
  ['in two rows', '8;march;"left\n8;back;"right\n8;swim;no', ['left', 'right', 'no'], [1, 2]],
  [
    'in rows that begin with a move',
    'move\tcue\tcounts\nmarch\t"left\t8\nback\t"right\t8\nswim\tno\t8',
    ['left', 'right', 'no'],
    [2, 3],
  ],
  ['in the first name of a column', '"move,cue,counts\nmarch,left,8\nback,right,8', ['left', 'right'], [1]],
  ['in the last name of a column', 'move;cue;"counts\nmarch;left;8\nback;right;8', ['left', 'right'], [1]],
  ['in a name among tabs', 'move\t"cue\tcounts\nmarch\tleft\t8\nback\t"right"\t8', ['left', 'right'], [1]],
  [
    'in a name of a Markdown table',
    '| move | "cue | counts |\n|--|--|--|\n| march | left | 8 |\n| back | right | 8 |',
    ['left', 'right'],
    [1],
  ],
  [
    'in a name before another sign',
    'move,"cue,counts\nmarch\tleft\t8\nback\tright\t8',
    ['left', 'right'],
    [1],
  ],
  ['in a name above lines', 'counts, "move, cue\n8 march: 1 left\n8 back: 1 right', ['left', 'right'], [1]],
])(
  'a quote %s that is never closed is reported with its line, and the lines below it are still rows',
  (_, text, words, lines) => {
    const { score } = readSheet(text);
    expect(score.phrases.flatMap(({ cues }) => cues.map(({ say }) => say))).toEqual(words);
    expect(problemsOf(text)).toEqual(lines.map((line) => [line, 'warning', neverClosed]));
  },
);

test('names of columns are found below the tempo and titles, in a table whose titles have no cells', () => {
  const text = `118 bpm, intro 20 s
# March
Counts,Move,Cue,Hint
8,march forward,,
8,march back,,
# Swim
8,swim,1 swim 3 swim,
repeat March`;
  const { score, intro, problems } = readSheet(text);
  expect([score.tempo, intro, problems]).toEqual([118, 20, []]);
  expect(score.phrases.map(({ title, counts }) => [title, counts])).toEqual([
    ['March', 16],
    ['Swim', 8],
    ['March', 16],
  ]);
});

test('every table of a sheet may have its own names of columns', () => {
  const text = '118 bpm\nVerse:\t\nCounts\tMove\n8\ta\nChorus:\t\nMove\tCounts\nstep\t8\nbeat\t8';
  expect(said(readSheet(text).score)).toEqual(['Verse 8: 1(a) a', 'Chorus 16: 1(step) step, 9(beat) beat']);
  expect(readSheet(text).problems).toEqual([]);
});

test('a title with a comma is not a row of names, and a row of unknown names is reported', () => {
  expect(problemsOf('118 bpm\nWho, when\n8 a\n8 b')[0]?.[2]).toMatch(/^“Who, when” has no counts/);
  const { score } = readSheet('118 bpm\ncounts, move\n8 march, slowly\n8 swim, arms');
  expect(said(score)[0]).toContain('(march, slowly)');
});
