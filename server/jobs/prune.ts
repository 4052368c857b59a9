// Removes rows whose time is over. How long each thing is kept stands in server/db/people-tables.ts.

import type pg from 'pg';
import type { Db } from '../db/database.ts';
import { pruneCounters } from '../security/counters.ts';

const DAY = 86_400_000;
const KEEP_DAYS = { idempotencyKeys: 1, mails: 30, auditLog: 365, roomCounts: 400, repetitionKeys: 365 };

const HOUR = 3_600_000;

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

/** `now` in UTC milliseconds. */
export async function prune(db: Db, pool: pg.Pool, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY);
  const old = before(KEEP_DAYS.mails);
  await pruneCounters(pool, now);
  await db.deleteFrom('sessions').where('expires_at', '<=', before(0)).execute();
  await db.deleteFrom('links').where('expires_at', '<=', before(0)).execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', before(KEEP_DAYS.idempotencyKeys))
    .execute();
  // A welcome stays noted for as long as the account lives, so that no person is welcomed twice.
  await db.deleteFrom('mails').where('created_at', '<=', old).where('kind', '!=', 'welcome').execute();
  await db
    .updateTable('mails')
    .set({ sealed: null })
    .where('created_at', '<=', old)
    .where('sealed', 'is not', null)
    .execute();
  await db.deleteFrom('room_counts').where('starts_at', '<=', before(KEEP_DAYS.roomCounts)).execute();
  await db
    .deleteFrom('repetition_keys')
    .where('counted_at', '<=', before(KEEP_DAYS.repetitionKeys))
    .execute();
  await db.deleteFrom('class_screens').where('expires_at', '<=', before(0)).execute();
  await db.deleteFrom('crews').where('delete_after', '<=', before(0)).execute();
  await db.deleteFrom('audit_log').where('at', '<=', before(KEEP_DAYS.auditLog)).execute();
}
