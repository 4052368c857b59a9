import { expect, test } from 'vitest';
import { type MoveName, moves } from '#dance/content/routine/moves.ts';
import { readSheet } from '#dance/rules/score/read-sheet.ts';
import { danceProblems } from './dance-problems.ts';

const problemsOf = (lines: string, tempo = 100) =>
  danceProblems(readSheet(`${tempo} bpm\n${lines}`).score).map(({ level, phrase, eight, text }) => [
    level,
    phrase,
    eight,
    text,
  ]);

test('a dance whose moves fit has no problem', () => {
  expect(problemsOf('# A\n8 march [march_forward]\n8 back [march_back]\n8 swim [swim]')).toEqual([]);
});

test('each place without a move is reported once, with its phrase and eight', () => {
  expect(problemsOf('# March\n8 stomp [stomp]\n8 wait\nrepeat March')).toEqual([
    ['error', 1, 2, '1. March, eight 2: “wait” has no move of the house yet.'],
  ]);
});

test('a name that is no house move is reported', () => {
  const { score } = readSheet('100 bpm\n# A\n8 fly [stomp]');
  const [phrase] = score.phrases;
  if (!phrase) throw new Error('no phrase');
  const cues = [{ at: 1, say: 'fly', title: 'fly', move: 'fly' }];
  expect(danceProblems({ ...score, phrases: [{ ...phrase, cues }] })).toMatchObject([
    { level: 'error', text: '1. A, eight 1: “fly” names “fly”, which is no move of the house.' },
  ]);
});

test('of phrases in a row that begin turned away from the audience by the same turn, the first is reported', () => {
  const quarter = '4 pivot [stomp_pivot]\n4 stomp [stomp]';
  expect(
    problemsOf(`# A\n${quarter}\n# B\n8 swim [swim]\n# C\n8 turn [stomp_pivot]\n# D\n8 swim [swim]`),
  ).toEqual([
    [
      'warning',
      2,
      1,
      '2. B, eight 1: the dancer begins this phrase facing to his left: a turn before it is missing, or one too many.',
    ],
    ['warning', 4, 1, expect.stringContaining('facing to his right')],
  ]);
  expect(problemsOf('# A\n16 pivot [stomp_pivot]\n# B\n8 swim [swim]')).toEqual([]);
});

test('smaller steps at the end of the floor are reported once for several moves in a row', () => {
  expect(problemsOf('# A\n16 march [march_forward]\n# B\n8 back [march_back]')).toEqual([
    ['warning', 1, 2, expect.stringMatching(/^1\. A, eight 2: the floor ends here/)],
  ]);
});

test('a move that is longer than its counts is reported, with how often it was danced before', () => {
  expect(problemsOf('# A\n4 rise [rise]\n# B\n12 swim [swim]')).toEqual([
    ['warning', 1, 1, '1. A, eight 1: Rise has 8 counts, and 4 are left for it. The rest of it is left out.'],
    ['warning', 2, 2, expect.stringContaining('has 8 counts, and 4 are left for it after one time.')],
  ]);
});

test('a step with the foot that has the weight is reported; a step with the other foot is not', () => {
  const [problem, ...more] = problemsOf('# A\n4 claws [~claws]\n4 stomp [stomp]');
  expect(problem?.[3]).toMatch(
    /^1\. A, eight 1: Claws right and left ends with the weight on the left foot, and Stomp steps with it\./,
  );
  expect(more).toEqual([]);
  expect(problemsOf('# A\n4 claws [~claws]\n4 stomp [~stomp]\n4 claws [claws]\n4 claws [~claws]')).toEqual(
    [],
  );
});

test('moves that are too fast for a beginner are reported once, with the fastest tempo that is fine', () => {
  const fast = problemsOf('# A\n8 swim [swim]\n8 swim [~swim]', 180);
  expect(fast).toEqual([
    [
      'warning',
      1,
      1,
      '1. A, eight 1: at 180 beats a minute Swim is faster than a beginner can follow. Up to 128 is fine.',
    ],
  ]);
  expect(problemsOf('# A\n8 rise [rise]\n8 crypt [crypt]', 110)).toEqual([
    [
      'warning',
      1,
      2,
      expect.stringMatching(/^1\. A, eight 2: from .* to .* the body has too far to go for one count at 110/),
    ],
  ]);
});

test('a dance of one house move has no problem at 60 beats a minute', () => {
  for (const name of Object.keys(moves) as MoveName[])
    expect(problemsOf(`# A\n${moves[name].counts} move [${name}]`, 60)).toEqual([]);
});
