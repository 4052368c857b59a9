import { prepared } from '#platform/server/db/prepared.ts';
import type { LearnerTransaction } from './learner-transaction.ts';

/** Marks a lesson as completed. Returns whether the mark is new: a lesson that was completed before keeps its date. */
export async function markCompleted(
  { trx, learner: { user_id }, now }: LearnerTransaction,
  lesson_id: string,
): Promise<boolean> {
  const written = await complete(trx, { user_id, lesson_id, completed_at: new Date(now) });
  return written.length > 0;
}

type Completion = { user_id: string; lesson_id: string; completed_at: Date };

const complete = prepared('mark-completed', (db, given: Completion) =>
  db
    .insertInto('lesson_progress')
    .values({
      user_id: given.user_id,
      lesson_id: given.lesson_id,
      completed: true,
      completed_at: given.completed_at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'lesson_id'])
        .doUpdateSet((row) => ({
          completed: true,
          completed_at: row.fn.coalesce('lesson_progress.completed_at', 'excluded.completed_at'),
        }))
        .where('lesson_progress.completed', '=', false),
    )
    .returning('lesson_id'),
);
