// Removes rows whose time is over. How long each thing is kept stands in src/subjects/server/people-tables.ts.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Database } from './schema.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Tables whose rows go so many days after the moment in this column. */
const outdated = [
  ['rate_limits', 'expires_at', 0],
  ['sessions', 'expires_at', 0],
  ['links', 'expires_at', 0],
  ['link_codes', 'expires_at', 0],
  ['class_screens', 'expires_at', 0],
  ['crews', 'delete_after', 0],
  ['idempotency_keys', 'created_at', 1],
  ['repetition_keys', 'counted_at', 365],
  ['audit_log', 'at', 365],
  ['room_counts', 'starts_at', 400],
] as const satisfies readonly Outdated[];
type Outdated = {
  [Table in keyof Database]: readonly [Table, keyof Database[Table], number];
}[keyof Database];

/** A welcome stays noted for as long as the account lives, so that no person is welcomed twice. */
const MAIL_DAYS = 30;

/** Drops what an import holds of people an hour after it was last touched, applied or not. `now` in UTC milliseconds. */
export async function pruneImports(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('beat_at', '<=', new Date(now - HOUR))
    .execute();
  for (const table of ['import_rows', 'import_plan'] as const)
    await db
      .deleteFrom(table)
      .where('import_id', 'not in', (imports) => imports.selectFrom('imports').select('id'))
      .execute();
  await db
    .deleteFrom('import_records')
    .where('change_id', 'in', (history) =>
      history
        .selectFrom('history')
        .select('id')
        .where('changed_at', '<=', new Date(now - 7 * DAY)),
    )
    .execute();
}

/** Rooms of one day whose counts are kept. */
const ROOMS_A_DAY = 50;

/**
 * Of rooms that nobody can ask about any more only the fullest half minute stays, and of each day only the fullest rooms: any
 * visitor can show signs of life in a room of any minute.
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

/** `now` in UTC milliseconds. */
export async function prune(db: Db, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY);
  for (const [table, column, days] of outdated)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${before(days)}`.execute(db);
  await thinRoomCounts(db, before(2));
  const old = before(MAIL_DAYS);
  await db.deleteFrom('mails').where('created_at', '<=', old).where('kind', '!=', 'welcome').execute();
  await db
    .updateTable('mails')
    .set({ sealed: null })
    .where('created_at', '<=', old)
    .where('sealed', 'is not', null)
    .execute();
  // Jobs that were given up; of a wish for a link it holds the address.
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where attempts >= max_attempts and updated_at <= ${old}))`.execute(
    db,
  );
}
