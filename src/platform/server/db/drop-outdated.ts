// Removes rows whose time is over. src/subjects/server/people-tables.ts says how long the values of each column are
// kept.

import { sql } from 'kysely';
import type { Database } from '#subjects/server/schema.ts';
import type { Db } from './database.ts';

const DAY = 86_400_000;

/** A table, its column with a moment, and how many days after that moment a row is removed. */
export type Outdated = {
  [Table in keyof Database]: readonly [Table, keyof Database[Table], number];
}[keyof Database];

/** Removes the outdated rows of the tables; `now` is in UTC milliseconds. */
export async function dropOutdated(db: Db, now: number, ...tables: readonly Outdated[]): Promise<void> {
  for (const [table, column, days] of tables) {
    const before = new Date(now - days * DAY);
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${before}`.execute(db);
  }
}
