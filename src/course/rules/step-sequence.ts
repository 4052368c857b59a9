// The places of one lesson in the order of Previous and Next: its learn parts, then Practice, then Zombie Check
// (specification, section 4). Previous and Next never leave the lesson.

import type { CourseStep } from '#course/content/course.ts';

/** The tabs in their order. */
export const tabs = ['lesson', 'practice', 'zombie'] as const;
export type Tab = (typeof tabs)[number];

/** A tab, and on the Lesson tab the part (from 1). */
export type Place = { tab: Tab; part: number };

/** The learn steps in order, which learners see as 'Part i of n'. */
export function learnParts<Step extends Pick<CourseStep, 'step_type' | 'order_num'>>(
  steps: readonly Step[],
): Step[] {
  return steps.filter((step) => step.step_type === 'learn').sort((a, b) => a.order_num - b.order_num);
}

/** The step that a place shows; undefined when the lesson has no such step. */
export function stepAt<Step extends Pick<CourseStep, 'step_type' | 'order_num'>>(
  steps: readonly Step[],
  place: Place,
): Step | undefined {
  if (place.tab === 'lesson') return learnParts(steps)[place.part - 1];
  const type = place.tab === 'practice' ? 'practice' : 'zombie_check';
  return steps.find((step) => step.step_type === type);
}

/** The place that Previous leads to; null on the lesson's first place. */
export function previousPlace(place: Place, parts: number): Place | null {
  return placeBeside(place, parts, -1);
}

/** The place that Next leads to; null on Zombie Check. */
export function nextPlace(place: Place, parts: number): Place | null {
  return placeBeside(place, parts, 1);
}

function placeBeside({ tab, part }: Place, parts: number, direction: 1 | -1): Place | null {
  const learn = Array.from({ length: parts }, (_, index): Place => ({ tab: 'lesson', part: index + 1 }));
  const places: Place[] = [...learn, { tab: 'practice', part: 1 }, { tab: 'zombie', part: 1 }];
  const at = places.findIndex((place) => place.tab === tab && place.part === part);
  return places[at + direction] ?? null;
}
