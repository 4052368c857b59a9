// The rehearsals of a crew.

import type { Rehearsal } from '#crew/api/crew.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { CrewHandler } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';

const DAY = 86_400_000;

/** Returns the earliest start that is still shown. Earlier rehearsals stay stored until the crew is deleted. */
const shownFrom = (now: number) => new Date(now - crewLimits.rehearsalDaysShown * DAY);

/** Returns for each crew its rehearsals of the last 24 hours and all later ones, in order. */
export async function rehearsalsOf(
  db: Db,
  crewIds: readonly string[],
  now: number,
): Promise<Map<string, Rehearsal[]>> {
  if (crewIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('crew_rehearsals')
    .selectAll()
    .where('crew_id', 'in', crewIds)
    .where('starts_at', '>', shownFrom(now))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const found = new Map<string, Rehearsal[]>();
  for (const { crew_id, starts_at, ...rest } of rows)
    found.set(crew_id, [...(found.get(crew_id) ?? []), { ...rest, starts_at: starts_at.toISOString() }]);
  return found;
}

/**
 * The call is idempotent. It cuts the start to a whole minute, because the rooms of online rehearsals start on whole
 * minutes.
 */
export const saveRehearsal: CrewHandler<'saveRehearsal'> = (parts, { session, params, body }) =>
  inTransaction(parts.db, async (trx) => {
    const { id: crew_id } = await ledCrew(parts, trx, params.crew_id, session.user_id);
    const id = params.rehearsal_id;
    const starts_at = new Date(Math.floor(Date.parse(body.starts_at) / 60_000) * 60_000);
    const now = parts.now();
    if (starts_at <= shownFrom(now) || starts_at.getTime() > now + crewLimits.rehearsalDaysAhead * DAY)
      throw new AppError('invalid_input', { text: 'crew.rehearsal_far', field: 'starts_at' });
    const { count } = await trx
      .selectFrom('crew_rehearsals')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('crew_id', '=', crew_id)
      .where('id', '!=', id)
      .where('starts_at', '>', shownFrom(now))
      .executeTakeFirstOrThrow();
    if (Number(count) >= crewLimits.rehearsals)
      throw new AppError('conflict', { text: 'crew.rehearsals_full' });
    const { minutes, place, online } = body;
    await trx
      .insertInto('crew_rehearsals')
      .values({ id, crew_id, starts_at, minutes, place, online })
      .onConflict((conflict) =>
        conflict.columns(['crew_id', 'id']).doUpdateSet({ starts_at, minutes, place, online }),
      )
      .execute();
    return {};
  });

export const removeRehearsal: CrewHandler<'removeRehearsal'> = async (parts, { session, params }) => {
  const crew = await ledCrew(parts, parts.db, params.crew_id, session.user_id);
  await parts.db
    .deleteFrom('crew_rehearsals')
    .where('crew_id', '=', crew.id)
    .where('id', '=', params.rehearsal_id)
    .execute();
  return {};
};
