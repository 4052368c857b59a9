// Deletes the data about people in imports.

import type { Db } from '#platform/server/db/database.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Deletes an import's data about people an hour after its last use, whether it was applied or not. `now` is in UTC
 * milliseconds.
 */
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
