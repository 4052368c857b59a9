// The steps that a lesson may have: its page shows learn parts, one practice list and one zombie check, the
// rehearsal's page one video. Every lesson keeps at least one step of each of its kinds.

import type { StepType } from '#course/content/course.ts';
import { limits } from '#subjects/rules/limits.ts';

/** Returns the kinds of a lesson's steps, in the order of its page. */
export function kindsOf(order_num: number): readonly StepType[] {
  return order_num === limits.rehearsalLesson ? ['rehearse'] : ['learn', 'practice', 'zombie_check'];
}

/** Whether one more step of this kind has a place; `present` are the kinds of the steps that are there. */
export function canAddStep(order_num: number, present: readonly StepType[], kind: StepType): boolean {
  if (!kindsOf(order_num).includes(kind)) return false;
  return kind === 'learn' || !present.includes(kind);
}

/** Whether a step of this kind can go. */
export function canRemoveStep(present: readonly StepType[], kind: StepType): boolean {
  return present.filter((each) => each === kind).length > 1;
}

/** Returns the place of a new step: after the last one of its own kind or of a kind that comes before it. */
export function placeOf(order_num: number, present: readonly StepType[], kind: StepType): number {
  const rank = (each: StepType) => kindsOf(order_num).indexOf(each);
  return present.findLastIndex((each) => rank(each) <= rank(kind)) + 1;
}
