import { sql } from 'kysely';
import { prepared } from '#platform/server/db/prepared.ts';
import type { LearnerTransaction } from './learner-transaction.ts';

/**
 * Marks an item of a practice list as done, or a whole step (the rehearsal) if `checklist_id` is null. An existing mark
 * keeps its date, even if its item has moved to another step.
 */
export async function markDone(
  { trx, learner: { user_id }, now }: LearnerTransaction,
  step_id: string,
  checklist_id: string | null,
): Promise<void> {
  await mark(trx, { user_id, step_id, checklist_id, completed_at: new Date(now) });
}

type Mark = { user_id: string; step_id: string; checklist_id: string | null; completed_at: Date };

const mark = prepared('mark-done', (db, given: Mark) =>
  db
    .insertInto('progress')
    .columns(['user_id', 'step_id', 'checklist_id', 'completed_at'])
    .expression(
      db
        .selectNoFrom([
          sql<string>`${given.user_id}::text`.as('user_id'),
          sql<string>`${given.step_id}::text`.as('step_id'),
          sql<string>`${given.checklist_id}::text`.as('checklist_id'),
          sql<Date>`${given.completed_at}::timestamptz`.as('completed_at'),
        ])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('progress')
                .select('user_id')
                .where('user_id', '=', given.user_id)
                .where('checklist_id', '=', given.checklist_id),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing()),
);
