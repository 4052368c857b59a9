import { expect, test } from 'vitest';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { countAt, cuesBetween } from './count-at.ts';

test('the routine starts on count 1 of phrase 1 with its first word', () => {
  expect(countAt(0)).toMatchObject({
    phrase: 1,
    count: 1,
    eight: 1,
    beat: 0,
    move: 'crypt',
    cue: 'down',
    section: 'Rise',
    next_title: 'Break out',
    next_at: 8 * countSeconds,
  });
});

test.each([
  [countSeconds - 0.001, 1, 1],
  [countSeconds, 2, 1],
  [8 * countSeconds, 9, 2],
  [15 - 0.001, 32, 4],
  [15, 1, 1],
])('%d seconds is count %d of eight %d', (time, count, eight) => {
  expect(countAt(time)).toMatchObject({ count, eight });
});

test('every phrase begins on a whole 15 seconds', () => {
  const begun = Array.from({ length: 24 }, (_, index) => countAt(index * 15));
  expect(begun.map(({ phrase, count }) => [phrase, count])).toEqual(begun.map((_, index) => [index + 1, 1]));
});

test('the word stays until the next one is called', () => {
  expect(countAt(countSeconds * 1.5).cue).toBe('down');
  expect(countAt(countSeconds * 2).cue).toBe('twitch');
});

test('a move that is danced twice in a row names the one after it as the next', () => {
  const turning = countAt(12 * 15);
  expect(turning).toMatchObject({
    move: 'stomp_pivot',
    next_title: 'Pivot turn',
    next_at: 12 * 15 + 16 * countSeconds,
  });
});

test('the end and everything past it is the last count of the last move', () => {
  for (const time of [360, 404]) {
    expect(countAt(time)).toMatchObject({ phrase: 24, count: 32, move: 'hold', next_title: 'Hold the pose' });
  }
});

test('behind the routine lie the words of warm-up and cool-down', () => {
  expect(countAt(405)).toMatchObject({ phrase: 28, count: 1, cue: 'breathe', section: 'Warm-up' });
  expect(cuesBetween(405, 420)[0]).toMatchObject({ time: 405, cue: 'breathe' });
  expect(countAt(1000)).toMatchObject({ phrase: 39, count: 32, section: 'Cool-down' });
});

test('the words of a segment are listed with their times and counts, without the next segment’s first', () => {
  const cues = cuesBetween(30, 45);
  expect(cues[0]).toEqual({ time: 30, count: 1, eight: 1, cue: 'step', title: 'Zombie march forward' });
  expect(cues.every(({ time }) => time >= 30 && time < 45)).toBe(true);
  expect(cues.map(({ count }) => count)).toEqual(cues.map(({ count }) => count).toSorted((a, b) => a - b));
});

test('every second of the dance has a word from the move that is being danced', () => {
  const words = Array.from({ length: 360 }, (_, second) => countAt(second));
  expect(words.filter(({ cue }) => cue === '')).toEqual([]);
});
