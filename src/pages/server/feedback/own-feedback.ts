// A person's feedback can be taken away, or separated from the person.

import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { OwnRows, Trx } from '#platform/server/db/own-rows.ts';
import type { Database } from '#subjects/server/schema.ts';

export const ownFeedback: OwnRows = {
  feedback: (trx, id) => trx.selectFrom('feedback').selectAll().where(isOwnFeedback(id)),
};

/**
 * Removes name and address from the person's feedback, whose words stay. This comes before the account goes:
 * afterwards nothing tells whose feedback it was.
 */
export async function disownFeedback(trx: Trx, user_id: string): Promise<void> {
  await trx.updateTable('feedback').set({ name: null, email: null }).where(isOwnFeedback(user_id)).execute();
}

/**
 * The feedback that the person sent while signed in, and that of a visitor who gave the person's address,
 * once that address is proven: a visitor can type any address.
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
