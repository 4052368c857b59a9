// Feedback: checked by the rules, one failing rule at a time, and stored (specification, sections 5 and 8).

import type pg from 'pg';
import { checkFeedback } from '#rules/feedback/feedback.ts';
import { inTransaction } from '../db/transaction.ts';
import { answerOnce } from '../http/answer-once.ts';
import { AppError } from '../http/app-error.ts';
import type { Handlers } from '../http/mount.ts';

export type FeedbackDoor = {
  pool: pg.Pool;
  /** Throws too_many_requests; counts one feedback of this client. */
  countFeedback: (context: import('hono').Context, userId: string | null) => Promise<void>;
};

export function feedbackHandlers({ pool, countFeedback }: FeedbackDoor): Pick<Handlers, 'sendFeedback'> {
  return {
    sendFeedback: async ({ body, session, context, idempotencyKey }) => {
      const checked = checkFeedback(body);
      if (!checked.ok)
        throw new AppError('invalid_input', { message: checked.message, field: checked.field });
      await countFeedback(context, session?.user_id ?? null);
      const { name, email, feedback_type, message } = checked.value;
      return inTransaction(pool, (client) =>
        answerOnce(client, 'feedback', idempotencyKey, async () => {
          await client.query(
            'insert into feedback (name, email, feedback_type, message) values ($1, $2, $3, $4)',
            [name, email, feedback_type, message],
          );
          return {};
        }),
      );
    },
  };
}
