// Opens crews, and checks who may open one.

import { deleteAfter } from '#crew/rules/crew-life.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { type LeadingProblem, leadingProblem } from '#crew/rules/leading.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { answerOnce } from '#platform/server/http/answer-once.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { newCode } from './crew-code.ts';
import type { CrewHandler, CrewParts } from './crew-parts.ts';
import { refuse } from './led-crew.ts';

export const openCrew: CrewHandler<'openCrew'> = (parts, { session, body, idempotencyKey }) => {
  const { user_id } = session;
  return inTransaction(parts.db, (trx) =>
    answerOnce(trx, `crew ${user_id}`, idempotencyKey, async () => {
      await refuseAnotherCrew(trx, user_id);
      return trx
        .insertInto('crews')
        .values({
          leader_id: user_id,
          ...body,
          ...newCode(parts).columns,
          delete_after: crewEnd(parts),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    }),
  );
};

/**
 * Returns why the person may not lead; null if allowed. If `db` is a transaction, the person's row is locked: until the
 * transaction ends, the answer stays true, and another call of the same person waits.
 */
export async function problemOfLeader(db: Db, userId: string): Promise<LeadingProblem | null> {
  let query = db
    .selectFrom('users')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['age_group', 'email_verified', 'role'])
    .where('users.id', '=', userId);
  if (db.isTransaction) query = query.forNoKeyUpdate('users');
  const person = await query.executeTakeFirstOrThrow(() => new AppError('unauthenticated'));
  return leadingProblem(person);
}

/** Throws forbidden if the person may not lead a crew, and conflict if they lead too many already. */
export async function refuseAnotherCrew(trx: Db, userId: string): Promise<void> {
  refuse(await problemOfLeader(trx, userId));
  const { count } = await trx
    .selectFrom('crews')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('leader_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= crewLimits.led) throw new AppError('conflict', { text: 'crew.led_full' });
}

/** Returns when a crew that is opened now will be deleted, or, with `saved`, a crew that is saved again now. */
export function crewEnd(
  { settings, now }: Pick<CrewParts, 'settings' | 'now'>,
  saved?: { created_at: Date; delete_after: Date },
): Date {
  const crew = saved && { opened: saved.created_at.getTime(), ends: saved.delete_after.getTime() };
  return new Date(deleteAfter(now(), parseEventDate(settings().next_challenge_date), crew));
}
