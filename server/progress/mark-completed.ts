// Marks a lesson completed.

import { prepared } from '../db/prepared.ts';
import type { Turn } from './learner-turn.ts';

/** A lesson that was completed before keeps its date. */
export async function markCompleted({ trx, learner, now }: Turn, lesson_id: string): Promise<void> {
  const row = trx
    .insertInto('lesson_progress')
    .values({ user_id: learner.user_id, lesson_id, completed: true, completed_at: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'lesson_id'])
        .doUpdateSet((row) => ({
          completed: true,
          completed_at: row.fn.coalesce('lesson_progress.completed_at', 'excluded.completed_at'),
        }))
        .where('lesson_progress.completed', '=', false),
    );
  await prepared(trx, 'mark-completed', row);
}
