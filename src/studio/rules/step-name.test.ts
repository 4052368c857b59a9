import { expect, test } from 'vitest';
import { stepName } from './step-name.ts';

const step = (id: string, step_type: 'learn' | 'practice' | 'zombie_check' | 'rehearse') => ({
  id,
  step_type,
});
const steps = [
  step('a', 'learn'),
  step('b', 'learn'),
  step('c', 'practice'),
  step('d', 'zombie_check'),
] as const;

test('parts are numbered where a lesson has several, and each other kind has its name', () => {
  expect(steps.map((each) => stepName(3, steps, each))).toEqual([
    'Day 3, part 1',
    'Day 3, part 2',
    'Day 3, practice list',
    'Day 3, Zombie Check',
  ]);
  expect(stepName(4, [step('a', 'learn')], step('a', 'learn'))).toBe('Day 4, part');
});

test('the rehearsal is not named as a day', () => {
  expect(stepName(13, [step('r', 'rehearse')], step('r', 'rehearse'))).toBe('Rehearsal, dance');
});
