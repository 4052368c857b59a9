// The rehearsal danced to its end: its mark, the streak, and the final trophy with lesson 13 when it is due.

import { rehearse } from '#course/content/rehearse.ts';
import { rehearsePageUnlocked } from '#course/rules/rehearsal.ts';
import { answerOnce } from '#platform/server/http/answer-once.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { learnerTurn } from './learner-turn.ts';
import { markDone } from './mark-done.ts';
import type { Learner, Practice } from './practice.ts';
import { doneOf } from './progress-answer.ts';
import { readLearner } from './read-learner.ts';
import { recordPractice } from './record-practice.ts';
import { claim } from './record-repetitions.ts';
import { turnOutcome } from './turn-outcome.ts';

/** A repeat with the same key gets the first answer again, so that a lost answer does not lose the trophy's moment. */
export async function finishRehearsal(
  practice: Practice,
  learner: Learner,
  idempotencyKey: string | null,
): Promise<OutputOf<'finishRehearsal'>> {
  const step = practice.published().rehearseStep;
  if (!step) throw new AppError('not_found');
  return learnerTurn(practice, learner, (turn) =>
    answerOnce(turn.trx, `rehearsal ${learner.user_id}`, idempotencyKey, async () => {
      // The mark is written before the rules are asked, as in complete-lesson.ts.
      await markDone(turn, step.id, null);
      // A device may keep a rehearsal for longer than its answer is kept here.
      const fresh = idempotencyKey === null || (await claim(turn, [{ key: idempotencyKey }])).length > 0;
      if (fresh) await recordPractice(turn);
      const state = await readLearner(turn.trx, learner.user_id);
      if (!rehearsePageUnlocked(doneOf(state, turn.published).completed))
        throw new AppError('locked', { message: rehearse.rehearse_locked });
      return turnOutcome(turn, state);
    }),
  );
}
