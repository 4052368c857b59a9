import { expect, test } from 'vitest';
import { houseScore } from '../house-score.ts';
import { readSheet } from '../read-sheet.ts';
import type { Score } from '../score.ts';

test('a phrase that is too long is cut, and a move that goes on after the cut is named again there', () => {
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
test('a phrase keeps its id if its title stays the same, wherever it moves, else if its place stays the same', () => {
  const before = readSheet('# A\n8 a\n# B\n8 b\n# C\n8 c\n').score;
  expect(ids('# C\n8 c\n# A\n8 a\n# b\n16 b\n', before)).toEqual(['c', 'a', 'b']);
  expect(ids('# A\n8 a\n# New name\n8 b\n# C\n8 c\n', before)).toEqual(['a', 'b', 'c']);
  expect(ids('# Start\n8 a\n# B\n8 b\n# C\n8 c\n', before)).toEqual(['a', 'b', 'c']);
  expect(ids('# A\n8 a\n# More\n8 x\n# B\n8 b\n# C\n8 c\n', before)).toEqual(['a', 'more', 'b', 'c']);
  expect(ids('# A\n8 a\n# C\n8 c\n# B\n8 b\n# B\n8 b\n', before)).toEqual(['a', 'c', 'b', 'b-2']);
  expect(ids('# X\n8 a\n# Y\n8 a\n# Z\n8 a\n# W\n8 a\n', before)).toEqual(['a', 'b', 'c', 'w']);
});

test('ids are made of titles, and a new phrase never gets the id of a removed one', () => {
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

test('an operator’s score keeps its id, and a sheet of the house routine begins a new score', () => {
  expect(readSheet('8 a', houseScore()).score.id).toBe('own');
  expect(readSheet('8 a', { id: 'mine', title: 'Mine', tempo: 100, phrases: [] }).score).toMatchObject({
    id: 'mine',
    title: 'Mine',
  });
});
