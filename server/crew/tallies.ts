// Heads counted on several phones (rules/crew/tally.ts). Each phone sends all it has counted; what it has lost it gets back.

import type { OutputOf } from '#api/contract.ts';
import { crewTexts } from '#content/copy/crew/answers.ts';
import { crewLimits } from '#rules/crew/crew-limits.ts';
import { mergeTallies } from '#rules/crew/tally.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../http/app-error.ts';
import type { Call } from '../http/mount.ts';
import type { CrewParts } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';

/** For the leader and the members who are in. Throws not_found for everybody else. */
export async function putTally(
  { db, now }: CrewParts,
  { session, params, body }: Call<'putTally'>,
): Promise<OutputOf<'putTally'>> {
  const { user_id } = session;
  return inTransaction(db, async (trx) => {
    const crew = await trx
      .selectFrom('crews')
      .select('id')
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
      // Two phones at once are counted against the most there may be one after the other.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!crew) throw new AppError('not_found');
    const key = { crew_id: crew.id, device_id: params.device_id };
    const rows = await trx.selectFrom('crew_tallies').selectAll().where('crew_id', '=', crew.id).execute();
    const before = rows.find(({ device_id }) => device_id === key.device_id);
    if (!before && rows.length >= crewLimits.tallies)
      throw new AppError('conflict', { message: crewTexts.tallies_full });
    const tally = before ? mergeTallies(before, body) : body;
    const updated_at = new Date(now());
    await trx
      .insertInto('crew_tallies')
      .values({ ...key, ...tally, updated_at })
      .onConflict((conflict) =>
        conflict.columns(['crew_id', 'device_id']).doUpdateSet({ ...tally, updated_at }),
      )
      .execute();
    return tally;
  });
}

export async function readTallies(
  parts: CrewParts,
  { session, params }: Call<'readTallies'>,
): Promise<OutputOf<'readTallies'>> {
  const crew = await ledCrew(parts, parts.db, params.crew_id, session.user_id);
  const rows = await parts.db
    .selectFrom('crew_tallies')
    .select(['device_id', 'label', 'kind', 'plus', 'minus', 'version', 'updated_at'])
    .where('crew_id', '=', crew.id)
    .orderBy('kind')
    .orderBy('label')
    .orderBy('device_id')
    .execute();
  return { tallies: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })) };
}
