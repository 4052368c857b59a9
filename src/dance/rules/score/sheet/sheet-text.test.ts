import { expect, test } from 'vitest';
import { houseScore } from '../house-score.ts';
import { readSheet } from '../read-sheet.ts';

const whole = (text: string) => readSheet(text).problems;
test.each([
  ['nothing', ' \n\t', 'This sheet is empty.'],
  [
    'prose',
    'Dear all,\nwe meet at 18:30 in the park on 30.10.2026.\nThe 2nd edition of the 80s party!',
    'No line of this text begins with counts.',
  ],
  ['a sheet of dates', 'counts\tmove\tcue\n01. Aug\tstep\tgo\n09. Aug\tturn\tno', 'made dates of the counts'],
  ['a CSV of dates', 'counts;move;cue\n01. Aug;step;go\n09. Aug;turn;no', 'made dates of the counts'],
  ['a CSV of American dates', 'counts,move,cue\nAug 16,step,go\nJan 8,turn,no', 'made dates of the counts'],
  ['American dates without names', 'Aug 16,step,go\nJan 8,turn,no', 'made dates of the counts'],
  ['dates alone', '8-Jan\tstep\tgo\n9/16/2026\tturn\tno', 'made dates of the counts'],
  ['a page’s source', '\ufeff<!DOCTYPE html><p>8 march', 'source of a web page'],
  ['a table’s source', '  <table><tr><td>8', 'source of a web page'],
  ['RTF', '{\\rtf1\\ansi 8 march}', 'RTF'],
  ['a spreadsheet’s file', 'PK\u0003\u0004\u0014 8 march', 'inside of a file'],
  ['a PDF', '%PDF-1.7\n8 march', 'inside of a file'],
  ['binary', '8 march\0\0', 'inside of a file'],
  ['a million characters', '8 march\n'.repeat(125_000), '1,000 thousand characters'],
])('%s is refused as a sheet, with one sentence', (_, text, words) => {
  const { score, intro, problems } = readSheet(text, houseScore());
  expect(problems).toEqual([{ line: 1, level: 'error', text: expect.stringContaining(words) }]);
  expect([score.phrases, intro]).toEqual([[], null]);
});

test('invisible signs for the writing direction and for the cells of Word are ignored', () => {
  const { score, problems } = readSheet(
    '\u200e118 bpm\n\u200f# A\n\u202a8 march\u202c\n\u20678 back\u2069\u0007',
  );
  expect(problems).toEqual([]);
  expect(score.phrases[0]?.cues.map(({ title }) => title)).toEqual(['march', 'back']);
});

test('zero-width spaces between words stay, but are ignored when names are compared', () => {
  const { score, problems } = readSheet(
    '118\u200b bpm\n# ซอมบี้\u200bเต้น\n8 เดิน\u200bหน้า / 1 go\u200bgo\n# B\n8\u200b b\nrepeat ซอมบี้เต้น',
  );
  expect(problems).toEqual([]);
  expect(score.phrases.map(({ title, like }) => [title, like])).toEqual([
    ['ซอมบี้\u200bเต้น', undefined],
    ['B', undefined],
    ['ซอมบี้\u200bเต้น', score.phrases[0]?.id],
  ]);
  expect(score.phrases[0]?.cues).toEqual([{ at: 1, say: 'gogo', title: 'เดิน\u200bหน้า' }]);
});

test('letters that were lost, or read in another encoding, are reported with their line', () => {
  for (const word of ['M\ufffdrsch', 'MÃ¤rsch', 'donâ€™t'])
    expect(readSheet(`118 bpm\n8 ${word} on`).problems).toEqual([
      {
        line: 2,
        level: 'warning',
        text: `A letter of “${word}” can’t be read: copy the word anew, or save its file as UTF-8.`,
      },
    ]);
  expect(readSheet('118 bpm\n# São João, MAÇÃ\n8 Âge').problems).toEqual([]);
});

test('the quotes and dashes of Windows-1252 are read, although they look like control characters', () => {
  const { score, problems } = readSheet('118 bpm\n2x4 a \u0096 b / \u0093step 2\u0094 3\n1\u009616 back');
  expect(problems).toEqual([]);
  expect(score.phrases[0]?.cues.map(({ say, title }) => title ?? say)).toEqual([
    'a – b',
    'step 2',
    'a – b',
    'step 2',
    'back',
  ]);
});

test('a title is never cut within a character', () => {
  const [phrase] = readSheet(`${'🧟'.repeat(120)}\n8 a`).score.phrases;
  expect(phrase?.title).not.toMatch(/\p{Cs}/u);
});

test('a line or a cell that is far too long is not searched for words', () => {
  const { problems } = readSheet(`8\ta\n8\t${'a: '.repeat(10_000)}\n8\tb`);
  expect(problems.map(({ text }) => text)).toContainEqual(expect.stringContaining('has no counts'));
});

test('half a million characters are read', () => {
  expect(
    whole(`118 bpm\n${'# A\n8 march\n'.repeat(3)}${' \n'.repeat(240_000)}`).some(({ text }) =>
      text.includes('thousand'),
    ),
  ).toBe(false);
});

test.each([
  '[12/10/2026, 18:03:22] Ana: ',
  '[18:03, 12.10.2026] Ana Maria: ',
  '12/10/26, 6:03 PM - +49 30: ',
])('the time and the sender before a message of a chat, “%s”, are left out', (sender) => {
  const { score, problems } = readSheet(`118 bpm\n${sender}8 march\n${sender}8 back`);
  expect(problems).toEqual([]);
  expect(score.phrases[0]?.cues.map(({ title }) => title)).toEqual(['march', 'back']);
});

test.each(['1\t8\ta\n2\t8\tb\n3\t16\tc', '1;8;a\n2;8;b\n3;16;c', '118 bpm\nVerse:\n1: 8 a\n2: 8 b\n3: 16 c'])(
  'numbers of lines before the counts in %j are left out',
  (text) => {
    const { score } = readSheet(text);
    expect(score.phrases[0]?.cues.map(({ at, title }) => [at, title])).toEqual([
      [1, 'a'],
      [9, 'b'],
      [17, 'c'],
    ]);
  },
);

test('counts at the beginning of lines are no numbers of lines', () => {
  const { score } = readSheet('118 bpm\n1: 2 claps\n2: step\n3: 4 claps\n4: 2 steps');
  expect(score.phrases[0]?.cues.map(({ title }) => title)).toEqual(['2 claps', 'step', '4 claps', '2 steps']);
});
