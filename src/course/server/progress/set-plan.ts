// The learner's choices for the days to the event. The plan itself is never stored: it is made with each
// answer.

import type { Progress } from '#course/api/progress.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import type { Learner, Practice } from './practice.ts';
import { progressAfter } from './transaction-outcome.ts';

export function setPlan(
  practice: Practice,
  learner: Learner,
  { minutes_per_day, rest_days }: InputOf<'setPlan'>['body'],
): Promise<Progress> {
  const days = [...new Set(rest_days)].toSorted((a, b) => a - b);
  return progressAfter(practice, learner, ({ trx, now }) =>
    trx
      .updateTable('users')
      .set({ minutes_per_day, rest_days: days, updated_at: new Date(now) })
      .where('id', '=', learner.user_id)
      .execute(),
  );
}
