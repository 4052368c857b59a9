import { expect, test } from 'vitest';
import { exercises } from '#dance/content/routine/exercises.ts';
import { routine } from '#dance/content/routine/routine.ts';
import { calledWords } from '#dance/rules/routine/called-words.ts';
import { exerciseScore, houseScore } from './house-score.ts';
import { allCounts, cuesIn, momentAt, movesOf, phraseCounts } from './score.ts';

const house = houseScore();

test.each([
  ['the house routine', house, calledWords(routine)],
  ['warm-up and cool-down', exerciseScore(), calledWords(exercises)],
])('%s has the words and moves of its routine at their places', (_, score, { beats, calls, danced }) => {
  expect(allCounts(score)).toEqual({ start: 0, end: beats });
  expect(cuesIn(score, allCounts(score)).map(({ place, cue, title }) => [place, cue, title])).toEqual(
    calls.map(({ beat, cue, title }) => [beat, cue, title]),
  );
  expect(movesOf(score).map(({ move, title, counts }) => [counts.start, move, title])).toEqual(
    danced.map(({ beat, move, title }) => [beat, move, title]),
  );
  for (const { beat, hint } of danced) expect(momentAt(score, beat).hint).toBe(hint);
});

test('the routine starts on count 1 of phrase 1 with its first word, which stays until the next is called', () => {
  expect(momentAt(house, 0)).toMatchObject({
    phrase: 1,
    count: 1,
    eight: 1,
    move: 'crypt',
    cue: 'down',
    section: 'Rise',
    next_title: 'Break out',
    next_at: 8,
  });
  expect([1.5, 2].map((place) => momentAt(house, place).cue)).toEqual(['down', 'twitch']);
});

test.each([
  [0.99, 1, 1],
  [1, 2, 1],
  [8, 9, 2],
  [31.99, 32, 4],
  [32, 1, 1],
])('place %d is count %d of eight %d', (place, count, eight) => {
  expect(momentAt(house, place)).toMatchObject({ count, eight });
});

test('while a move is danced twice in a row, the next move is the one after both', () => {
  expect(momentAt(house, 12 * 32)).toMatchObject({
    move: 'stomp_pivot',
    next_title: 'Pivot turn',
    next_at: 12 * 32 + 16,
  });
});

test('the end and everything past it is the last count of the last move', () => {
  for (const place of [768, 900])
    expect(momentAt(house, place)).toMatchObject({
      phrase: 24,
      count: 32,
      move: 'hold',
      next_title: 'Hold the pose',
    });
});

test('the words of a phrase are listed with their counts, without the next phrase’s first', () => {
  const cues = cuesIn(house, phraseCounts(house, 3));
  expect(cues[0]).toEqual({ place: 64, count: 1, cue: 'step', title: 'Zombie march forward' });
  expect(cues.every(({ place }) => place >= 64 && place < 96)).toBe(true);
});

test('every count of the dance has a word from the move that is being danced', () => {
  const words = Array.from({ length: 768 }, (_, place) => momentAt(house, place));
  expect(words.filter(({ cue }) => cue === '')).toEqual([]);
});
