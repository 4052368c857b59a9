// The operator's name for a step, for example in the table of videos and in the history.

import type { StepType } from '#course/content/course.ts';
import { limits } from '#subjects/rules/limits.ts';

type NamedStep = { id: string; step_type: StepType };

const kinds: Readonly<Record<StepType, string>> = {
  learn: 'part',
  practice: 'practice list',
  zombie_check: 'Zombie Check',
  rehearse: 'dance',
};

/** Returns 'Day 3', or 'Rehearsal'. */
export function dayName(order_num: number): string {
  return order_num === limits.rehearsalLesson ? 'Rehearsal' : `Day ${order_num}`;
}

/**
 * Returns 'Day 3, part 2' or 'Day 3, Zombie Check'. `steps` are those of the lesson, in order. There is a number only
 * where the lesson has several steps of a kind.
 */
export function stepName(order_num: number, steps: readonly NamedStep[], step: NamedStep): string {
  return `${dayName(order_num)}, ${kinds[step.step_type]}${numberOf(steps, step)}`;
}

/** Returns ' 2', or nothing where the lesson has only one step of the kind. */
export function numberOf(steps: readonly NamedStep[], step: NamedStep): string {
  const alike = steps.filter(({ step_type }) => step_type === step.step_type);
  return alike.length > 1 ? ` ${alike.findIndex(({ id }) => id === step.id) + 1}` : '';
}
