import { beforeEach, expect, test, vi } from 'vitest';
import { exercises } from '#dance/content/routine/exercises.ts';
import { routine } from '#dance/content/routine/routine.ts';

// Compiled timelines are kept, so each test loads the modules anew.
beforeEach(() => {
  vi.resetModules();
});

test('the routine is compiled phrase by phrase, and once', async () => {
  const { houseTimeline, prepareHouseTimeline } = await import('./house-timeline.ts');
  const steps = Array.from({ length: routine.phrases.length }, () => prepareHouseTimeline());
  expect(steps).toEqual(routine.phrases.map(() => false));
  expect([prepareHouseTimeline(), prepareHouseTimeline()]).toEqual([true, true]);
  expect(houseTimeline().beats).toBe(routine.phrases.length * 32);
  expect(houseTimeline()).toBe(houseTimeline());
});

test('a routine that is asked for before it is ready is compiled at once', async () => {
  const { houseTimeline, prepareHouseTimeline } = await import('./house-timeline.ts');
  prepareHouseTimeline();
  expect(houseTimeline().feet.left.length).toBeGreaterThan(100);
  expect(prepareHouseTimeline()).toBe(true);
});

test('warm-up and cool-down are compiled once', async () => {
  const { exerciseTimeline } = await import('./house-timeline.ts');
  expect(exerciseTimeline().beats).toBe(exercises.phrases.length * 32);
  expect(exerciseTimeline()).toBe(exerciseTimeline());
});
