import { expect, test } from 'vitest';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { movedItem } from './move-items.ts';

const item = { start_time: 4, end_time: 8 };
const before = steadyMapping(32, 120);

test('an item stays on its counts when these move within the medium', () => {
  expect(movedItem(item, { before, after: steadyMapping(32, 120, 20) })).toEqual({
    start_time: 24,
    end_time: 28,
  });
});

test('an item that lies a little beside its counts is moved onto them', () => {
  const beside = { start_time: 4.1, end_time: 7.9 };
  expect(movedItem(beside, { before, after: steadyMapping(32, 60) })).toEqual({
    start_time: 8,
    end_time: 16,
  });
});

test.each([
  ['whose counts lie where they were', item, before],
  ['outside of all counts', { start_time: 40, end_time: 50 }, steadyMapping(32, 60)],
  ['whose counts are shown no more', item, steadyMapping(8, 60)],
  ['that runs to the end of the video', { start_time: 4, end_time: 0 }, steadyMapping(32, 60)],
])('an item %s is not moved', (_, times, after) => {
  expect(movedItem(times, { before, after })).toBeNull();
});

test('an item in the slow demonstration stays in it', () => {
  const [slow] = steadyMapping(32, 60).spans;
  const after = (nudge: number) => {
    const [fast] = steadyMapping(32, 120, 60 + nudge).spans;
    const [shifted] = steadyMapping(32, 60, nudge).spans;
    return { spans: [nudge ? shifted : slow, fast].flatMap((span) => span ?? []) };
  };
  expect(movedItem({ start_time: 8, end_time: 16 }, { before: after(0), after: after(0.01) })).toEqual({
    start_time: 8.01,
    end_time: 16.01,
  });
});
