// Opens a crew.

import { crewTexts } from '#content/copy/crew/answers.ts';
import { deleteAfter } from '#rules/crew/crew-life.ts';
import { crewLimits } from '#rules/crew/crew-limits.ts';
import { type LeadingProblem, leadingProblem } from '#rules/crew/leading.ts';
import { parseEventDate } from '#rules/event/event-date.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../http/app-error.ts';
import type { Call } from '../http/mount.ts';
import { newCode } from './crew-code.ts';
import type { CrewParts } from './crew-parts.ts';

export async function openCrew(
  parts: CrewParts,
  { session, body }: Call<'openCrew'>,
): Promise<{ id: string }> {
  const { user_id } = session;
  return inTransaction(parts.db, async (trx) => {
    refuse(await problemOfLeader(trx, user_id, true));
    if ((await crewsLedBy(trx, user_id)) >= crewLimits.led)
      throw new AppError('conflict', { message: crewTexts.led_full });
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
  });
}

/** Why the person may not lead; `held` keeps the answer true, and two of their calls apart, until the transaction ends. */
export async function problemOfLeader(db: Db, userId: string, held = false): Promise<LeadingProblem | null> {
  let query = db
    .selectFrom('users')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['age_group', 'email_verified', 'role'])
    .where('users.id', '=', userId);
  if (held) query = query.forNoKeyUpdate('users');
  const person = await query.executeTakeFirst();
  if (!person) throw new AppError('unauthenticated');
  return leadingProblem(person);
}

/** Throws forbidden with the reason, if there is one. */
export function refuse(problem: LeadingProblem | null): void {
  if (problem) throw new AppError('forbidden', { message: crewTexts[`leading_${problem}`] });
}

export async function crewsLedBy(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('crews')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('leader_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When a crew that is opened or saved now is deleted. */
export function crewEnd({ settings, now }: Pick<CrewParts, 'settings' | 'now'>): Date {
  return new Date(deleteAfter(now(), parseEventDate(settings().next_challenge_date)));
}
