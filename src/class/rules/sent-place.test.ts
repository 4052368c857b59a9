import { expect, test } from 'vitest';
import { exercisesStart } from '#dance/content/routine/exercises.ts';
import { houseClass } from './class-dance.ts';
import { type ClassTask, classStart } from './class-state.ts';
import { countAtPlace, momentAtPlace, placeToSend, type SentPlace, uncounted } from './sent-place.ts';

const dance = houseClass();
const [dancer = null] = dance.scene.sources;
const beat = 60 / dance.scene.score.tempo;
const warmUp: ClassTask = { day: 1, stage: 'warm_up' };
const dances = { ...classStart, playing: true };

const shown = (state: typeof classStart, sent: SentPlace, seconds: number) => {
  const { counted, moment } = momentAtPlace(dance, state, sent, seconds);
  return [counted, moment?.phrase, moment?.count];
};

test('between two messages of the screen a phone counts on at the speed of the dance, and stops while the dance is paused', () => {
  const sent = { at: 15 + 4 * beat, wait: null };
  expect(shown(dances, sent, 0)).toEqual([null, 2, 5]);
  expect(shown(dances, sent, 2 * beat)).toEqual([null, 2, 7]);
  expect(shown({ ...dances, rate: 0.5 }, sent, 2 * beat)).toEqual([null, 2, 6]);
  expect(shown(classStart, sent, 2 * beat)).toEqual([null, 2, 5]);
});

test('a phone counts in together with the screen, and then counts the dance', () => {
  const sent = { at: 15, wait: 5.5 };
  const beats = [0, 1, 2, 3, 4, 5, 6].map((beats) => shown(dances, sent, (beats + 0.6) * beat));
  expect(beats).toEqual([
    [null, 2, 1],
    [5, 2, 1],
    [6, 2, 1],
    [7, 2, 1],
    [8, 2, 1],
    [null, 2, 1],
    [null, 2, 2],
  ]);
});

test('the warm-up has its own counts and words, apart from those of the dance', () => {
  const at = placeToSend(dance, dancer, exercisesStart + 8.5 * beat, warmUp);
  expect(at).toBeCloseTo(8.5 * beat);
  const { moment } = momentAtPlace(dance, { ...dances, task: warmUp }, { at, wait: null });
  expect([moment?.phrase, moment?.count, moment?.section]).toEqual([1, 9, 'Warm-up']);
  expect(countAtPlace(dance, at, warmUp)).toBeNull();
  expect(countAtPlace(dance, at, null)).toBeCloseTo(8.5);
  // Without the warm-up task, this second of the medium is no place of the dance.
  expect(placeToSend(dance, dancer, exercisesStart + 8.5 * beat)).toBe(uncounted);
});

test('without counts no words are shown', () => {
  expect(momentAtPlace(dance, dances, { at: uncounted, wait: null })).toEqual({
    counted: null,
    moment: null,
  });
  expect(countAtPlace(dance, uncounted, null)).toBeNull();
});
