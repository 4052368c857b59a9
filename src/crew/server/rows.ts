// Reads the rows of crews about one person, and deletes crews whose time is over.

import type { Db } from '#platform/server/db/database.ts';
import { dropOutdated } from '#platform/server/db/drop-outdated.ts';
import type { Trx } from '#platform/server/db/own-rows.ts';

const led = (trx: Trx, id: string) => trx.selectFrom('crews').select('id').where('leader_id', '=', id);

/**
 * Selects the rows about one person: memberships, the person's counts of heads, offers of crews to the person, and the
 * crews that the person leads with their rehearsals, counts and day records, but without their members, who are other
 * people.
 */
export const ownCrewRows = {
  crew_members: (trx: Trx, id: string) =>
    trx.selectFrom('crew_members').selectAll().where('user_id', '=', id),
  crews: (trx: Trx, id: string) => ({
    execute: async () => [
      ...(await trx
        .selectFrom('crews')
        .select(['id', 'leader_id', 'name', 'place', 'zone', 'approves', 'drills'])
        .select(['created_at', 'delete_after'])
        .where('leader_id', '=', id)
        .execute()),
      // Of a crew that another person leads, only the offer is about this person.
      ...(await trx.selectFrom('crews').select(['id', 'heir_id']).where('heir_id', '=', id).execute()),
    ],
  }),
  crew_rehearsals: (trx: Trx, id: string) =>
    trx.selectFrom('crew_rehearsals').selectAll().where('crew_id', 'in', led(trx, id)).orderBy('starts_at'),
  crew_tallies: (trx: Trx, id: string) =>
    trx
      .selectFrom('crew_tallies')
      // The column user_id is left out, because in a crew that the person leads other people count too.
      .select(['crew_id', 'device_id', 'label', 'kind', 'plus', 'minus', 'version', 'left_out', 'updated_at'])
      .where(({ or, eb }) => or([eb('user_id', '=', id), eb('crew_id', 'in', led(trx, id))])),
  crew_records: (trx: Trx, id: string) =>
    trx.selectFrom('crew_records').selectAll().where('crew_id', 'in', led(trx, id)),
};

/** Deletes crews whose end has come. `now` is in UTC milliseconds. */
export const pruneCrews = (db: Db, now: number) => dropOutdated(db, now, ['crews', 'delete_after', 0]);
