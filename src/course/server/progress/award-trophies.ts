// Awards the trophies that a learner has earned, and lesson 13 with the final trophy (specification, section 4).

import { sql } from 'kysely';
import type { TrophyPart } from '#course/content/trophies.ts';
import { marksLesson13 } from '#course/rules/rehearsal.ts';
import { missingTrophies } from '#course/rules/trophies.ts';
import { reasonOf } from '#platform/server/log.ts';
import { limits } from '#subjects/rules/limits.ts';
import type { Published } from '#subjects/server/published.ts';
import type { LearnerTransaction } from './learner-transaction.ts';
import { markCompleted } from './mark-completed.ts';
import { doneOf } from './progress-answer.ts';
import type { LearnerState } from './read-learner.ts';

export type DueAwards = { parts: TrophyPart[]; lesson13: string | null };

/** Returns the awards that are earned by this state and not yet written; null when there are none. */
export function dueAwards(state: LearnerState, published: Published): DueAwards | null {
  const done = doneOf(state, published);
  const parts = missingTrophies({ ...done, owned: state.trophies.map(({ part }) => part) });
  const rehearsal = published.lessons.find((lesson) => lesson.order_num === limits.rehearsalLesson);
  const lesson13 =
    rehearsal && !done.completed.has(rehearsal.order_num) && marksLesson13(done) ? rehearsal.id : null;
  return parts.length > 0 || lesson13 ? { parts, lesson13 } : null;
}

/**
 * Writes the due awards and returns the new trophies in order. When the awards can't be written, the error is logged
 * and only the awards are undone: the lesson stays completed. The next read tries the awards again.
 */
export async function awardTrophies(
  transaction: LearnerTransaction,
  { parts, lesson13 }: DueAwards,
): Promise<TrophyPart[]> {
  const { trx, learner, now, log } = transaction;
  const { user_id } = learner;
  await sql`savepoint awards`.execute(trx);
  try {
    if (parts.length > 0)
      await trx
        .insertInto('trophies')
        .values(parts.map((part) => ({ user_id, part, unlocked_at: new Date(now) })))
        .onConflict((conflict) => conflict.columns(['user_id', 'part']).doNothing())
        .execute();
    if (lesson13) await markCompleted(transaction, lesson13);
    return parts;
  } catch (error) {
    await sql`rollback to savepoint awards`.execute(trx);
    log.error('award_failed', { what: parts.join(' ') || 'lesson_13', reason: reasonOf(error) });
    return [];
  }
}
