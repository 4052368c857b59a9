import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moves } from '#dance/content/routine/moves.ts';
import { readSheet } from '#dance/rules/score/read-sheet.ts';
import { wholeProblem } from '#dance/rules/score/score-problem.ts';
import { anyScore } from '#dance/rules/score/testing/any-score.ts';
import { writeSheet } from '#dance/rules/score/write-sheet.ts';
import { choicesIn, proposedMoves, withMove, withProposed } from './choose.ts';
import { type HouseCall, stretchesOf } from './stretches.ts';

const read = (lines: string) => readSheet(`118 bpm\n${lines}`).score;
const calls = (score: Parameters<typeof stretchesOf>[0]) =>
  stretchesOf(score).map(({ start, counts, call }) => [start, counts, call]);

test('a move can be chosen for an eight or for half of an eight, and taken away again', () => {
  const score = read('# March\n16 march');
  const second = withMove(score, { phrase: 1, count: 9, counts: 8 }, 'march_back');
  expect(calls(second)).toEqual([
    [0, 8, null],
    [8, 8, 'march_back'],
  ]);
  const half = withMove(second, { phrase: 1, count: 13, counts: 4 }, '~stomp');
  expect(calls(half).at(-1)).toEqual([12, 4, '~stomp']);
  expect(calls(withMove(half, { phrase: 1, count: 13, counts: 4 }, null))).toEqual(calls(second));
  expect(withMove(second, { phrase: 1, count: 9, counts: 8 }, null)).toEqual(score);
});

test('another move for one eight leaves the eights around it as they are', () => {
  const score = read('# A\n24 march [march_forward]');
  expect(calls(withMove(score, { phrase: 1, count: 9, counts: 8 }, 'swim'))).toEqual([
    [0, 8, 'march_forward'],
    [8, 8, 'swim'],
    [16, 8, 'march_forward'],
  ]);
});

test('a phrase that repeats another one is danced like it, whichever of the two the operator chooses a move for', () => {
  const score = read('# A\n8 stomp\n# B\n8 swim\nrepeat A');
  for (const phrase of [1, 3])
    expect(
      calls(withMove(score, { phrase, count: 1, counts: 8 }, 'stomp')).map(([, , call]) => call),
    ).toEqual(['stomp', null, 'stomp']);
});

test('a move can be chosen at each eight, and where a move begins within one', () => {
  const score = read('# A\n20 march [march_forward]\n4 stomp [stomp]');
  expect(choicesIn(score, 1).map(({ count, counts }) => [count, counts])).toEqual([
    [1, 8],
    [9, 8],
    [17, 4],
    [21, 4],
  ]);
});

const anyCall = fc
  .tuple(fc.constantFrom('', '~'), fc.constantFrom(...Object.keys(moves)))
  .map(([side, name]) => `${side}${name}` as HouseCall);

test('after any choice the score can be stored, calls the same words, and keeps its moves in a sheet', () => {
  fc.assert(
    fc.property(anyScore, fc.nat(), fc.nat(), fc.option(anyCall), (score, at, of, call) => {
      const phrase = (at % score.phrases.length) + 1;
      const places = choicesIn(score, phrase);
      const place = places[of % places.length];
      if (!place) return;
      const changed = withMove(score, place, call);
      expect(wholeProblem(changed)).toBeNull();
      const said = (each: typeof score) =>
        each.phrases.map(({ cues }) =>
          cues.filter(({ say }) => say !== '').map(({ at: on, say }) => [on, say]),
        );
      expect(said(changed)).toEqual(said(score));
      const here = stretchesOf(changed).find((each) => each.phrase === phrase && each.count === place.count);
      if (call) expect(here?.call).toBe(call);
      expect(calls(readSheet(writeSheet(changed), changed).score)).toEqual(calls(changed));
    }),
  );
});

test('for a name that has a house move elsewhere in the dance, the same move is proposed', () => {
  const score = read('# A\n8 bounce [booty_bounce]\n8 Bounce!\n8 hop');
  expect(proposedMoves(score).map(({ stretch, call }) => [stretch.title, call])).toEqual([
    ['Bounce!', 'booty_bounce'],
  ]);
});

test('for a name that contains the name of a house move, that move is proposed, but not chosen yet', () => {
  const score = read('# A\n8 zombie march back, slowly\n8 Stomp!\n8 swimming\n8 splash [swim]\nrepeat A');
  expect(proposedMoves(score).map(({ stretch, call }) => [stretch.title, call])).toEqual([
    ['zombie march back, slowly', 'march_back'],
    ['Stomp!', 'stomp'],
  ]);
  expect(stretchesOf(score).some(({ call }) => call === 'stomp')).toBe(false);
  expect(proposedMoves(withProposed(score))).toEqual([]);
});
