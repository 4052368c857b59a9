import { expect, test } from 'vitest';
import type { Routine } from '#dance/content/routine/notation.ts';
import { calledWords } from './called-words.ts';

const moves = {
  fall: { title: 'Fall left', counts: 8, hint: 'Go left.', keys: [{ on: 1, say: 'one' }, { on: 2.5 }] },
  rise: { title: 'Rise', counts: 8, hint: 'Go left.', keys: [{ on: 2, say: 'left' }] },
} as const;

function routine(...phrases: (keyof typeof moves | '~fall' | '~rise')[][]): Routine<keyof typeof moves> {
  return {
    beats_per_minute: 120,
    moves: moves as unknown as Routine<keyof typeof moves>['moves'],
    phrases: phrases.map((names) => ({ title: 'P', section: 'S', moves: names })),
  };
}

test('words are called on their counts with the title of their move', () => {
  const { calls, secondsPerBeat, beats } = calledWords(routine(['fall', 'rise']));
  expect(calls).toEqual([
    { beat: 0, cue: 'one', title: 'Fall left' },
    { beat: 9, cue: 'left', title: 'Rise' },
  ]);
  expect([secondsPerBeat, beats]).toEqual([0.5, 32]);
});

test('every phrase begins on its own count, and the words of a mirrored move name the other side', () => {
  const { calls, danced } = calledWords(routine(['fall'], ['~rise', '~fall']));
  expect(danced).toEqual([
    { beat: 0, move: 'fall', title: 'Fall left', hint: 'Go left.' },
    { beat: 32, move: 'rise', title: 'Rise', hint: 'Go right.' },
    { beat: 40, move: 'fall', title: 'Fall right', hint: 'Go right.' },
  ]);
  expect(calls.map(({ beat, cue }) => [beat, cue])).toEqual([
    [0, 'one'],
    [33, 'right'],
    [40, 'one'],
  ]);
});
