// Marks an item of a practice list, or a step that is done as a whole, as done.

import { prepared } from '../db/prepared.ts';
import type { Turn } from './learner-turn.ts';

/** `checklist_id` is null for a whole step: the rehearsal. What was done before keeps its date. */
export async function markDone(
  { trx, learner, now }: Turn,
  step_id: string,
  checklist_id: string | null,
): Promise<void> {
  const row = trx
    .insertInto('progress')
    .values({ user_id: learner.user_id, step_id, checklist_id, completed_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing());
  await prepared(trx, 'mark-done', row);
}
