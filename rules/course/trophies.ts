// Which trophies a learner has earned (specification, section 4). Never says when: dates belong to the rows.

import { type TrophyPart, trophyParts } from '#content/course/course.ts';
import { parts } from '#content/course/parts.ts';
import { lessonsOf } from './parts.ts';
import { marksLesson13 } from './rehearsal.ts';

type Done = {
  /** order_nums of completed lessons. */
  completed: ReadonlySet<number>;
  rehearsal_completed: boolean;
};

/** The earned trophies, in the order they are given. */
export function unlockedTrophies(done: Done): TrophyPart[] {
  const earned: TrophyPart[] = parts
    .filter((part) => lessonsOf(part).every((order_num) => done.completed.has(order_num)))
    .map(({ part }) => part);
  return marksLesson13(done) ? [...earned, 'final'] : earned;
}

/** The earned trophies without a row yet: what to create now. */
export function missingTrophies({ owned, ...done }: Done & { owned: Iterable<TrophyPart> }): TrophyPart[] {
  const has = new Set(owned);
  return unlockedTrophies(done).filter((part) => !has.has(part));
}

/** The first trophy not yet unlocked, in order; null when all five are. */
export function nextTrophy(unlocked: Iterable<TrophyPart>): TrophyPart | null {
  const has = new Set(unlocked);
  return trophyParts.find((part) => !has.has(part)) ?? null;
}

/** The number in 'Complete Part {section} to unlock'; the final trophy counts as 5 (specification, section 2). */
export function lockedSection(part: TrophyPart): number {
  return trophyParts.indexOf(part) + 1;
}
