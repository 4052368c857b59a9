import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cuesIn,
  eightsOf,
  joinCounts,
  lengthOf,
  momentAt,
  movesOf,
  phraseAt,
  phraseCounts,
  phrasesIn,
  type Score,
} from './score.ts';
import { anyScore } from './testing/any-score.ts';

const score: Score = {
  id: 'own',
  title: 'Dance',
  tempo: 120,
  phrases: [
    {
      id: 'a',
      section: 'Start',
      title: 'Walk',
      counts: 20,
      cues: [
        { at: 1, say: 'left', title: 'step', move: 'limp', hint: 'slow' },
        { at: 2.5, say: 'and' },
        { at: 9, say: '', title: 'turn' },
      ],
    },
    { id: 'b', section: 'End', title: 'Rest', counts: 8, cues: [{ at: 3, say: 'hush' }] },
    { id: 'c', section: 'End', title: 'Bow', counts: 4, cues: [] },
  ],
};

test('phrases follow each other, and a phrase that does not exist throws', () => {
  expect(lengthOf(score)).toBe(32);
  expect([phraseCounts(score, 1), phraseCounts(score, 2, 3)]).toEqual([
    { start: 0, end: 20 },
    { start: 20, end: 32 },
  ]);
  for (const [first, last] of [
    [0, 1],
    [3, 2],
    [2, 4],
    [4, 4],
  ] as const)
    expect(() => phraseCounts(score, first, last)).toThrow(RangeError);
});

test('eights and joins are as long as the phrases allow', () => {
  expect(eightsOf(score, 1)).toEqual([
    { start: 0, end: 8 },
    { start: 8, end: 16 },
    { start: 16, end: 20 },
  ]);
  expect([joinCounts(score, 1), joinCounts(score, 2)]).toEqual([
    { start: 12, end: 28 },
    { start: 20, end: 32 },
  ]);
});

test('a stretch contains the phrases of which it has all counts', () => {
  expect(phrasesIn(score, { start: 0, end: 27 })).toEqual([1]);
  expect(phrasesIn(score, { start: 0.00005, end: 28 })).toEqual([1, 2]);
  expect(phrasesIn(score, { start: 1, end: 32 })).toEqual([2, 3]);
});

test.each([
  [-3, 1],
  [0, 1],
  [19.9, 1],
  [19.99995, 2],
  [20, 2],
  [31, 3],
  [40, 3],
])('place %f is in phrase %i', (place, phrase) => {
  expect(phraseAt(score, place)).toBe(phrase);
});

test('a moment has its count, its move with the hint, the latest called word and the next move', () => {
  expect(momentAt(score, 1.5)).toEqual({
    phrase: 1,
    count: 2,
    eight: 1,
    move: 'limp',
    move_title: 'step',
    hint: 'slow',
    cue: 'and',
    next_title: 'turn',
    next_at: 8,
    section: 'Start',
  });
  expect(momentAt(score, 1.4)).toMatchObject({ cue: 'left', count: 2 });
  expect(momentAt(score, 8)).toMatchObject({
    move: 'turn',
    hint: '',
    cue: 'and',
    count: 9,
    eight: 2,
    next_title: 'Rest',
    next_at: 20,
  });
  // In a phrase without a named move, the phrase's own title is the name of the move.
  expect(momentAt(score, 20)).toMatchObject({ move_title: 'Rest', cue: 'and', count: 1, phrase: 2 });
  expect(momentAt(score, 22)).toMatchObject({ cue: 'hush', next_title: 'Bow', next_at: 28, section: 'End' });
  expect(momentAt(score, 31.9)).toMatchObject({
    move_title: 'Bow',
    next_title: 'Bow',
    next_at: 32,
    count: 4,
  });
  expect(momentAt(score, 99)).toEqual(momentAt(score, 31.99999));
  expect(momentAt(score, -5)).toEqual(momentAt(score, 0));
});

test('a stretch has the words that are called within it', () => {
  expect(cuesIn(score, { start: 0, end: 22 })).toEqual([
    { place: 0, count: 1, cue: 'left', title: 'step' },
    { place: 1.5, count: 2.5, cue: 'and', title: 'step' },
  ]);
  expect(cuesIn(score, { start: 1.5, end: 22.5 }).map(({ cue, title }) => [cue, title])).toEqual([
    ['and', 'step'],
    ['hush', 'Rest'],
  ]);
});

test('a move lasts until the next one begins', () => {
  expect(
    movesOf(score).map(({ title, phrase, counts: { start, end } }) => [title, phrase, start, end]),
  ).toEqual([
    ['step', 1, 0, 8],
    ['turn', 1, 8, 20],
    ['Rest', 2, 20, 28],
    ['Bow', 3, 28, 32],
  ]);
});

test('in any score phrases, eights, moves and words are in order, and all but the words cover the whole score', () => {
  fc.assert(
    fc.property(anyScore, (any) => {
      const length = lengthOf(any);
      const numbers = any.phrases.map((_, index) => index + 1);
      expect(phrasesIn(any, { start: 0, end: length })).toEqual(numbers);
      const eights = numbers.flatMap((phrase) => eightsOf(any, phrase));
      for (const stretches of [
        eights,
        movesOf(any).map(({ counts }) => counts),
        numbers.map((phrase) => phraseCounts(any, phrase)),
      ]) {
        expect(stretches[0]?.start).toBe(0);
        expect(stretches.at(-1)?.end).toBe(length);
        stretches.forEach(({ start, end }, index) => {
          expect(end).toBeGreaterThan(start);
          expect(stretches[index + 1]?.start ?? length).toBe(end);
        });
      }
      for (const { start, end } of eights) expect(end - start).toBeLessThanOrEqual(8);
      const words = cuesIn(any, { start: 0, end: length });
      expect(words.map(({ place }) => place)).toEqual(
        words.map(({ place }) => place).toSorted((a, b) => a - b),
      );
      for (const word of words) {
        const moment = momentAt(any, word.place);
        expect(moment.cue).toBe(word.cue);
        expect(moment.count).toBe(Math.floor(word.count));
        expect(phraseCounts(any, moment.phrase).start + word.count - 1).toBe(word.place);
      }
    }),
  );
});
