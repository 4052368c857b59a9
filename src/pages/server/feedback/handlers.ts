import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { checkFeedback } from '#pages/rules/feedback.ts';
import { holdPerson } from '#people/server/credentials.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnRows, Trx } from '#platform/server/db/own-rows.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { answerOnce } from '#platform/server/http/answer-once.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import type { Limit } from '#platform/server/security/counters.ts';
import type { Limiter } from '#platform/server/security/limiter.ts';
import { storedEmail } from '#platform/server/stored-email.ts';
import type { Database } from '#subjects/server/schema.ts';

/** The limit of feedback by person, or by network address for visitors. */
const feedback: Limit = { name: 'feedback', most: 5, seconds: 3_600 };

/** The handler that checks feedback by the rules and stores it (specification, sections 5 and 8). */
export function serveFeedback({ db, limiter }: { db: Db; limiter: Limiter }): Pick<Handlers, 'sendFeedback'> {
  return {
    sendFeedback: async ({ body, session, context, idempotencyKey }) => {
      const checked = checkFeedback(body);
      if (!checked.ok) throw new AppError('invalid_input', { text: checked.text, field: checked.field });
      const user_id = session?.user_id ?? null;
      const { name, feedback_type, message } = checked.value;
      // The address is stored in the same form as the addresses of accounts: once a person proves this address, the
      // feedback belongs to that person.
      const email = checked.value.email && (storedEmail(checked.value.email) ?? checked.value.email);
      return inTransaction(db, async (trx) => {
        // A person whose account was just deleted gets an error, and can send the feedback again as a visitor.
        if (user_id !== null && !(await holdPerson(trx, user_id))) throw new AppError('unauthenticated');
        // A call that is repeated because its answer was lost does not count again.
        return answerOnce(trx, 'feedback', idempotencyKey, async () => {
          await limiter.hit(feedback, user_id ?? limiter.addressOf(context), trx);
          await trx.insertInto('feedback').values({ name, email, feedback_type, message, user_id }).execute();
          return {};
        });
      });
    },
  };
}

/** Reads the feedback that a person has sent. */
export const ownFeedback: OwnRows = {
  feedback: (trx, id) => trx.selectFrom('feedback').selectAll().where(isOwnFeedback(id)),
};

/**
 * Removes name and address from the person's feedback; its message stays. This must happen before the account is
 * deleted, because afterwards nothing says whose feedback it was.
 */
export async function disownFeedback(trx: Trx, user_id: string): Promise<void> {
  await trx.updateTable('feedback').set({ name: null, email: null }).where(isOwnFeedback(user_id)).execute();
}

/**
 * Matches the feedback that the person sent while signed in. If the person's address is proven, feedback of visitors
 * with this address matches too. Without the proof the address could be somebody else's.
 */
function isOwnFeedback(userId: string): Expression<SqlBool> {
  const of = expressionBuilder<Database, 'feedback'>();
  const provenAddress = of
    .selectFrom('users')
    .select(sql<string>`lower(users.email)`.as('email'))
    .where('users.id', '=', userId)
    .where('users.email_verified', '=', true);
  return of.or([
    of('feedback.user_id', '=', userId),
    of.and([of('feedback.user_id', 'is', null), of(sql`lower(feedback.email)`, '=', provenAddress)]),
  ]);
}
