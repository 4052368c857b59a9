// Marks a practice list item done, or takes the mark back (specification, sections 5 and 7).

import type { Progress } from '#api/progress.ts';
import { AppError } from '../http/app-error.ts';
import { progressAnswer } from './learner-state.ts';
import { learnerTurn, recordPractice } from './learner-turn.ts';
import type { Learner, Practice } from './practice.ts';

/** Idempotent. A saved check is practice: it counts today for the streak. Throws not_found for an unknown item. */
export async function checkItem(
  practice: Practice,
  learner: Learner,
  checklistId: string,
): Promise<Progress> {
  const published = practice.published();
  const step = published.itemStep.get(checklistId);
  if (!step) throw new AppError('not_found');
  const now = practice.now();
  return learnerTurn(practice.pool, learner.user_id, async (client, state) => {
    await Promise.all([
      client.query({
        name: 'check-item',
        text: `
          insert into progress (user_id, step_id, checklist_id, completed_at) values ($1, $2, $3, $4)
          on conflict do nothing`,
        values: [learner.user_id, step.id, checklistId, new Date(now).toISOString()],
      }),
      recordPractice(client, learner, state, now),
    ]);
    if (!state.marks.some((mark) => mark.checklist_id === checklistId))
      state.marks.push({ step_id: step.id, checklist_id: checklistId });
    return progressAnswer(state, published, now, learner.timeZone);
  });
}

/** Idempotent. Never takes a practice day away. */
export async function uncheckItem(
  practice: Practice,
  learner: Learner,
  checklistId: string,
): Promise<Progress> {
  const published = practice.published();
  if (!published.itemStep.has(checklistId)) throw new AppError('not_found');
  return learnerTurn(practice.pool, learner.user_id, async (client, state) => {
    await client.query({
      name: 'uncheck-item',
      text: 'delete from progress where user_id = $1 and step_id = $2 and checklist_id = $3',
      values: [learner.user_id, published.itemStep.get(checklistId)?.id, checklistId],
    });
    state.marks = state.marks.filter((mark) => mark.checklist_id !== checklistId);
    return progressAnswer(state, published, practice.now(), learner.timeZone);
  });
}
