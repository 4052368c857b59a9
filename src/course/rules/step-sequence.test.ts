import { expect, test } from 'vitest';
import { learnParts, nextPlace, type Place, previousPlace, stepAt } from './step-sequence.ts';

const steps = [
  { step_type: 'zombie_check' as const, order_num: 4 },
  { step_type: 'learn' as const, order_num: 2 },
  { step_type: 'learn' as const, order_num: 1 },
  { step_type: 'practice' as const, order_num: 3 },
];

// §4.lesson-next-previous-through-parts
test('Next goes through the parts, Practice and Zombie Check, and Previous all the way back', () => {
  const way: Place[] = [{ tab: 'lesson', part: 1 }];
  for (let at = way[0]; at; at = nextPlace(at, 2) ?? undefined) if (at !== way[0]) way.push(at);
  expect(way.map(({ tab, part }) => `${tab} ${part}`)).toEqual([
    'lesson 1',
    'lesson 2',
    'practice 1',
    'zombie 1',
  ]);
  for (let index = way.length - 1; index > 0; index -= 1) {
    expect(previousPlace(way[index] as Place, 2)).toEqual(way[index - 1]);
  }
  expect(previousPlace({ tab: 'lesson', part: 1 }, 2)).toBeNull();
});

test('a lesson without learn steps has no way back from Practice', () => {
  expect(previousPlace({ tab: 'practice', part: 1 }, 0)).toBeNull();
});

test('each place shows its step, and learn steps come in their order', () => {
  expect(learnParts(steps).map(({ order_num }) => order_num)).toEqual([1, 2]);
  expect(stepAt(steps, { tab: 'lesson', part: 2 })?.order_num).toBe(2);
  expect(stepAt(steps, { tab: 'practice', part: 1 })?.order_num).toBe(3);
  expect(stepAt(steps, { tab: 'zombie', part: 1 })?.order_num).toBe(4);
  expect(stepAt(steps, { tab: 'lesson', part: 3 })).toBeUndefined();
});
