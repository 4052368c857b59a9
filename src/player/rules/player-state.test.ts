import { expect, test } from 'vitest';
import { houseCounts, houseDrill } from '#player/rules/testing/house-records.ts';
import type { Drill } from './drills.ts';
import { drillsLeft, isLooping, type PlayerState } from './player-state.ts';
import { type Loop, newPractice } from './practice.ts';

const range = { start: 0, end: 15 };
const drill = (times: number): Drill => houseDrill(houseCounts(0, 15), { times });
const practising = (loop: Loop, danced = 0) =>
  ({ practice: { ...newPractice(loop), danced } }) as unknown as PlayerState;
const drilling = (drills: readonly Drill[], index = 0, danced = 0) =>
  practising({ kind: 'drill', drills, index, range } as Loop, danced);

test('a drill that is danced once does not loop; a drill that is danced again does', () => {
  expect(isLooping({ practice: null } as PlayerState)).toBe(false);
  expect(isLooping(drilling([drill(1)]))).toBe(false);
  expect(isLooping(drilling([drill(2)]))).toBe(true);
  expect(isLooping(drilling([drill(1), drill(1)], 1))).toBe(true);
  expect(isLooping(practising({ kind: 'segment', index: 0, range }))).toBe(true);
});

test('the drills left are the repetitions still to dance, with the present one', () => {
  expect(drillsLeft(drilling([drill(2), drill(1)]))).toBe(3);
  expect(drillsLeft(drilling([drill(2), drill(1)], 0, 1))).toBe(2);
  expect(drillsLeft(drilling([drill(2), drill(1)], 1))).toBe(1);
  expect(drillsLeft(practising({ kind: 'segment', index: 0, range }))).toBeNull();
});
