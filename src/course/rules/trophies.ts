// Which trophies a learner has earned (specification, section 4). The dates of earning are only in the stored rows.

import { type TrophyPart, trophies, trophyParts } from '#course/content/trophies.ts';
import { lessonsOf } from './parts.ts';

type Done = {
  /** order_nums of completed lessons. */
  completed: ReadonlySet<number>;
  /** How many rehearsals are recorded as danced to their end. */
  rehearsals: number;
};

/** Returns the earned trophies, in the order of earning. */
export function unlockedTrophies(done: Done): TrophyPart[] {
  return trophyParts.filter((part) => {
    const [first, last] = trophies[part].lessons;
    return (
      done.rehearsals >= trophies[part].rehearsals &&
      lessonsOf({ first, last }).every((n) => done.completed.has(n))
    );
  });
}

/** Returns the earned trophies that have no row yet, and must be created now. */
export function missingTrophies({ owned, ...done }: Done & { owned: Iterable<TrophyPart> }): TrophyPart[] {
  const has = new Set(owned);
  return unlockedTrophies(done).filter((part) => !has.has(part));
}

/** The first trophy not yet unlocked, in order; null when all are unlocked. */
export function nextTrophy(unlocked: Iterable<TrophyPart>): TrophyPart | null {
  const has = new Set(unlocked);
  return trophyParts.find((part) => !has.has(part)) ?? null;
}

/** The number in 'Complete Part {section} to unlock'; the final trophy counts as 5 (specification, section 2). */
export function lockedSection(part: TrophyPart): number {
  return trophyParts.indexOf(part) + 1;
}
