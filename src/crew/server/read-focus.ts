// The progress of a crew as shares, and the lessons that it should drill. The shares are computed at most once a day
// and then stored; the lessons follow from the shares.

import { daysToDrill, type Shares, sharesOf } from '#crew/rules/focus.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { limits } from '#subjects/rules/limits.ts';
import type { CrewHandler } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';

/** Milliseconds for which shares stay the same, so that nobody sees the progress of a member who joins or leaves. */
const SHARES_STAY = 86_400_000;

export const readFocus: CrewHandler<'readFocus'> = (parts, { session, params }) =>
  inTransaction(parts.db, async (trx) => {
    const crew = await ledCrew(parts, trx, params.crew_id, session.user_id);
    const age = parts.now() - (crew.shares_at?.getTime() ?? Number.NEGATIVE_INFINITY);
    const isCurrent = age >= 0 && age < SHARES_STAY;
    const shares = isCurrent ? crew.shares : await makeShares(trx, crew.id);
    if (!isCurrent)
      await trx
        .updateTable('crews')
        .set({ shares: JSON.stringify(shares), shares_at: new Date(parts.now()) })
        .where('id', '=', crew.id)
        .execute();
    return { shares: shares && [...shares], drill: daysToDrill(shares) };
  });

/** Computes the shares of members who are in and agreed to be counted; null if these are too few people. */
async function makeShares(db: Db, crewId: string): Promise<Shares | null> {
  const people = db
    .selectFrom('crew_members')
    .where('crew_id', '=', crewId)
    .where('state', '=', 'in')
    .where('counts', '=', true);
  const { counted } = await people
    .select(({ fn }) => fn.countAll<string>().as('counted'))
    .executeTakeFirstOrThrow();
  const rows = await people
    .innerJoin('lesson_progress', 'lesson_progress.user_id', 'crew_members.user_id')
    .innerJoin('lessons', 'lessons.id', 'lesson_progress.lesson_id')
    .select(({ fn }) => ['order_num', fn.countAll<string>().as('people')])
    .where('completed', '=', true)
    .where('order_num', '<=', limits.lessons)
    .groupBy('order_num')
    .execute();
  const completed: number[] = [];
  for (const { order_num, people: done } of rows) completed[order_num - 1] = Number(done);
  return sharesOf(completed, Number(counted));
}
