// Pruning keeps only a few counts of rooms that are over.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { dropOutdated } from '#platform/server/db/drop-outdated.ts';

/** Days after which nobody can ask about a room any more. */
const ASKED_DAYS = 2;
/** Number of rooms of one day whose counts are kept. */
const ROOMS_A_DAY = 50;

/**
 * Thins the counts of rooms that nobody can ask about any more: each keeps its fullest half minute, and each
 * day its fullest rooms, because any visitor can show signs of life in a room of any minute.
 */
async function thinRoomCounts(db: Db, over: Date): Promise<void> {
  await sql`delete from room_counts where starts_at <= ${over} and (starts_at, bucket) not in (
    select starts_at, bucket from (
      select *, row_number() over (partition by date_trunc('day', starts_at, 'UTC') order by people desc, starts_at) as place
      from (
        select distinct on (starts_at) starts_at, bucket, sum(beats) as people
        from room_counts where starts_at <= ${over} group by starts_at, bucket order by starts_at, people desc
      ) fullest
    ) placed where place <= ${ROOMS_A_DAY})`.execute(db);
}

/** Prunes the counts of rooms; `now` is in UTC milliseconds. */
export async function pruneRooms(db: Db, now: number): Promise<void> {
  await dropOutdated(db, now, ['room_counts', 'starts_at', 400]);
  await thinRoomCounts(db, new Date(now - ASKED_DAYS * 86_400_000));
}
