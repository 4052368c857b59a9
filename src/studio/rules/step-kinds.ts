// The steps that a lesson may have. A lesson's page shows learn parts, one practice list and one zombie
// check; the rehearsal's page shows one video. A lesson keeps at least one step of each of its kinds.

import type { StepType } from '#course/content/course.ts';
import { limits } from '#subjects/rules/limits.ts';

/** Returns the kinds of a lesson's steps, in the order of its page. */
export function kindsOf(order_num: number): readonly StepType[] {
  return order_num === limits.rehearsalLesson ? ['rehearse'] : ['learn', 'practice', 'zombie_check'];
}

/** Whether another step of this kind may be added; `present` has the kinds of the existing steps. */
export function canAddStep(order_num: number, present: readonly StepType[], kind: StepType): boolean {
  if (!kindsOf(order_num).includes(kind)) return false;
  return kind === 'learn' || !present.includes(kind);
}

/** Whether a step of this kind may be removed. */
export function canRemoveStep(present: readonly StepType[], kind: StepType): boolean {
  return present.filter((each) => each === kind).length > 1;
}

/** Returns the place of a new step: after the last step of its own kind or of an earlier kind. */
export function placeOf(order_num: number, present: readonly StepType[], kind: StepType): number {
  const rank = (each: StepType) => kindsOf(order_num).indexOf(each);
  return present.findLastIndex((each) => rank(each) <= rank(kind)) + 1;
}
