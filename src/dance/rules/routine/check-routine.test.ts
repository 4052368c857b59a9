import { expect, test } from 'vitest';
import type { Key, Move, Routine } from '#dance/content/routine/notation.ts';
import { checkRoutine } from './check-routine.ts';

/** A routine of one phrase, in which one move of eight counts is danced four times. */
function danced(keys: Key[], change: Partial<Move> = {}): Routine<string> {
  const thing: Move = { title: 'Thing', counts: 8, hint: 'Do it.', keys, ...change };
  const phrase = { title: 'Phrase', section: 'Section', moves: ['thing', 'thing', 'thing', 'thing'] };
  return { beats_per_minute: 128, moves: { thing }, phrases: [phrase] };
}

const still: Key = { on: 1, say: 'stand' };

test('standing still has no fault', () => {
  expect(checkRoutine(danced([still]))).toEqual([]);
});

test.each<[fault: string, broken: Routine<string>]>([
  ['has 36 counts instead of 32', danced([still], { counts: 9 })],
  ['has no cue on its first key', danced([{ on: 1 }])],
  ['needs a title and a hint', danced([still], { hint: '' })],
  ['the key on 3 does not come after the one on 4', danced([still, { on: 4 }, { on: 3 }])],
  ['the key on 9 lies outside its 8 counts', danced([still, { on: 9 }])],
  ['the hand is out of reach', danced([{ ...still, left_hand: ['reach', { reach: 1.1 }] }])],
  ['the right foot is out of reach', danced([still, { on: 4, left: ['step', 150] }])],
  ['the toe_right is below the floor', danced([still, { on: 4, right: ['step', 13, 0, -8] }])],
  ['the planted left foot slides', danced([still, { on: 4, left: ['pivot', 40] }])],
  [
    'the right palm is inside the trunk',
    danced([still, { on: 4, right_hand: ['chest', { up: -50, out: -75 }] }]),
  ],
  [
    'the left wrist is inside the head',
    danced([still, { on: 4, left_hand: ['ear', { up: 60, out: -80, reach: 0.5 }] }]),
  ],
  ['the ankles are inside each other', danced([still, { on: 4, left: ['step', -13] }])],
  ['the palm_left moves at', danced([still, { on: 4 }, { on: 4.1, ease: 'snap', left_hand: 'overhead' }])],
  ['the crown moves at', danced([still, { on: 4 }, { on: 4.1, ease: 'snap', nod: 90 }])],
  ['the dancer falls over', danced([still, { on: 4, ease: 'glide', push: 45 }])],
  ['both feet are off the floor', danced([still, { on: 4, left: 'lift', right: 'lift' }])],
  [
    'm from the middle',
    danced([
      { ...still, go: [0, 60], left: 'step' },
      { on: 3, go: [0, 60], right: 'step' },
    ]),
  ],
])('a routine is refused when %s', (fault, broken) => {
  expect(checkRoutine(broken).join('\n')).toContain(fault);
});

test('a phrase that calls an unknown move is refused', () => {
  const broken = danced([still]);
  const phrases = [{ title: 'Phrase', section: 'Section', moves: ['thing', '~thong'] }];
  expect(checkRoutine({ ...broken, phrases })).toEqual(['phrase 1: unknown move ~thong']);
});

test('a phrase that repeats its neighbour is refused', () => {
  const once = danced([still]);
  expect(checkRoutine({ ...once, phrases: [...once.phrases, ...once.phrases] })).toEqual([
    'phrase 2: repeats the phrase before it',
  ]);
});

test('a fault is reported with its phrase and count, once a count', () => {
  const faults = checkRoutine(danced([still, { on: 4, left: ['pivot', 40] }]));
  expect(faults[0]).toMatch(/^phrase 1, count 3\.\d\d: the planted left foot slides$/);
});
