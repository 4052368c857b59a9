import type { Db } from '#platform/server/db/database.ts';
import { rowsByUser } from '#platform/server/db/own-rows.ts';
import { studioPeopleTables } from './tables.ts';

/**
 * A person's rows in the studio's tables: their changes and imports as an operator, and the rows that say that the
 * person, or some of their progress, came with an import.
 */
export const ownStudioRows = rowsByUser(studioPeopleTables, {
  import_people: 'change_id',
  import_records: 'change_id',
  imports: 'created_at',
  invitations: 'created_at',
  history: 'changed_at',
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Deletes an import's data about people an hour after its last use, and after a week the data that its undo needs.
 * `now` is in epoch milliseconds.
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
