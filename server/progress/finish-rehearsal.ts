// The rehearsal was danced to its end: its mark, the streak, and the final trophy with lesson 13 when it is due.

import type { OutputOf } from '#api/contract.ts';
import { rehearsePageUnlocked } from '#rules/course/rehearsal.ts';
import { answerOnce } from '../http/answer-once.ts';
import { AppError } from '../http/app-error.ts';
import { awardTrophies } from './award-trophies.ts';
import { completedDays, progressAnswer } from './learner-state.ts';
import { learnerTurn, recordPractice } from './learner-turn.ts';
import type { Learner, Practice } from './practice.ts';

/** A repeat with the same key gets the first answer again, so that a lost answer does not lose the trophy's moment. */
export async function finishRehearsal(
  practice: Practice,
  learner: Learner,
  idempotencyKey: string | null,
): Promise<OutputOf<'finishRehearsal'>> {
  const published = practice.published();
  const step = published.rehearseStep;
  if (!step) throw new AppError('not_found');
  const now = practice.now();
  return learnerTurn(practice.pool, learner.user_id, (client, state) =>
    answerOnce(client, `rehearsal ${learner.user_id}`, idempotencyKey, async () => {
      if (!rehearsePageUnlocked(completedDays(state, published)))
        throw new AppError('locked', { message: 'Complete Part 1 to unlock Rehearse' });
      await client.query(
        'insert into progress (user_id, step_id, checklist_id, completed_at) values ($1, $2, null, $3) on conflict do nothing',
        [learner.user_id, step.id, new Date(now).toISOString()],
      );
      await recordPractice(client, learner, state, now);
      state.marks.push({ step_id: step.id, checklist_id: null });
      const new_trophies = await awardTrophies(client, learner.user_id, state, published, now, practice.log);
      return { progress: progressAnswer(state, published, now, learner.timeZone), new_trophies };
    }),
  );
}
