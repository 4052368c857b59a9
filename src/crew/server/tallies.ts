// Counts of heads from several phones (src/crew/rules/tally.ts). A phone sends its whole count, and gets the merged
// count back.

import { crewLimits } from '#crew/rules/crew-limits.ts';
import { mergeTallies } from '#crew/rules/tally.ts';
import { holdPerson } from '#people/server/credentials.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { CrewHandler } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';

/**
 * Stores a count of the leader or of a member who is in. Throws not_found for all others, and conflict for a new count
 * above the limit.
 */
export const putTally: CrewHandler<'putTally'> = async ({ db, now }, { session, params, body }) => {
  const { user_id } = session;
  return inTransaction(db, async (trx) => {
    await holdPerson(trx, user_id);
    const crew = await trx
      .selectFrom('crews')
      .select(['id', 'leader_id'])
      .where('id', '=', params.crew_id)
      .where('delete_after', '>', new Date(now()))
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('leader_id', '=', user_id),
          exists(
            selectFrom('crew_members')
              .select('number')
              .whereRef('crew_id', '=', 'crews.id')
              .where('user_id', '=', user_id)
              .where('state', '=', 'in'),
          ),
        ]),
      )
      // The crew is locked, so that two new phones at once can't exceed the limit.
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new AppError('not_found'));
    const key = { crew_id: crew.id, device_id: params.device_id };
    const rows = await trx.selectFrom('crew_tallies').selectAll().where('crew_id', '=', crew.id).execute();
    const before = rows.find(({ device_id }) => device_id === key.device_id);
    if (!before) refuseTooMany(rows, user_id, crew.leader_id);
    const tally = before ? mergeTallies(before, body) : body;
    const updated_at = new Date(now());
    await trx
      .insertInto('crew_tallies')
      .values({ ...key, ...tally, user_id, updated_at })
      .onConflict((conflict) =>
        conflict.columns(['crew_id', 'device_id']).doUpdateSet({ ...tally, updated_at }),
      )
      .execute();
    return tally;
  });
};

/**
 * Throws conflict when a limit is reached: the leader has one, each member has one, and all members together have one.
 * Counts that are left out of the sum use up no limit.
 */
function refuseTooMany(
  rows: readonly { user_id: string | null; left_out: boolean }[],
  userId: string,
  leaderId: string,
): void {
  const inSum = rows.filter(({ left_out }) => !left_out);
  const own = inSum.filter(({ user_id }) => user_id === userId).length;
  const members = inSum.filter(({ user_id }) => user_id !== leaderId).length;
  const full =
    userId === leaderId
      ? own >= crewLimits.tallies && 'tallies_full_leader'
      : (own >= crewLimits.talliesOfMember && 'tallies_full_member') ||
        (members >= crewLimits.tallies && 'tallies_full');
  if (full) throw new AppError('conflict', { text: `crew.${full}` });
}

/**
 * Leaves a count out of the sum, or takes it in again. The phone can go on counting meanwhile. A repeated call changes
 * nothing.
 */
export const leaveOutTally: CrewHandler<'leaveOutTally'> = async (parts, { session, params, body }) => {
  const crew = await ledCrew(parts, parts.db, params.crew_id, session.user_id);
  const { numUpdatedRows } = await parts.db
    .updateTable('crew_tallies')
    .set(body)
    .where('crew_id', '=', crew.id)
    .where('device_id', '=', params.device_id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
  return {};
};

/** Removes a person who is out of the crew from their counts. `changes` has further changes of these counts. */
export async function forgetCounter(
  db: Db,
  crew_id: string,
  userId: string,
  changes: { left_out?: true } = {},
): Promise<void> {
  await db
    .updateTable('crew_tallies')
    .set({ user_id: null, ...changes })
    .where('crew_id', '=', crew_id)
    .where('user_id', '=', userId)
    .execute();
}

export const readTallies: CrewHandler<'readTallies'> = async (parts, { session, params }) => {
  const crew = await ledCrew(parts, parts.db, params.crew_id, session.user_id);
  const rows = await parts.db
    .selectFrom('crew_tallies')
    .select(['device_id', 'label', 'kind', 'plus', 'minus', 'version', 'left_out', 'updated_at'])
    .where('crew_id', '=', crew.id)
    .orderBy('kind')
    .orderBy('label')
    .orderBy('device_id')
    .execute();
  return {
    at: new Date(parts.now()).toISOString(),
    tallies: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })),
  };
};
