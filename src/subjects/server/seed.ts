// Puts the default content into the database: inserts missing rows, brings unedited ones up to date, and leaves
// alone rows that an operator edited or removed.

import { createHash } from 'node:crypto';
import type pg from 'pg';
import { defaultCourse } from '#course/content/default-course.ts';
import { defaultSettings } from '#course/content/settings.ts';
import { inClientTransaction } from '#platform/server/db/transaction.ts';
import { allCopy } from '#subjects/content/texts.ts';

/** Puts the default content into the database, unless the last seed had the same content. Returns whether it did so. */
export async function seed(pool: pg.Pool): Promise<boolean> {
  const steps = defaultCourse.flatMap((lesson) => lesson.steps);
  const tables = {
    settings: Object.entries(defaultSettings).map(([key, value]) => ({ key, value })),
    ui_copy: Object.entries(allCopy).map(([key, text]) => ({ key, text })),
    lessons: defaultCourse.map(({ steps: _, ...lesson }) => lesson),
    steps: steps.map(({ checklists: _, ...step }) => step),
    checklists: steps.flatMap((step) => step.checklists),
  };
  const checksum = createHash('sha256').update(JSON.stringify(tables)).digest('hex');
  return inClientTransaction(
    pool,
    async (client) => {
      const known = await client.query('select 1 from seeds where name = $1 and checksum = $2', [
        'content',
        checksum,
      ]);
      if (known.rowCount !== 0) return false;
      for (const [table, rows] of Object.entries(tables)) await upsert(client, table, rows);
      await client.query(
        'insert into seeds (name, checksum) values ($1, $2) on conflict (name) do update set checksum = excluded.checksum',
        ['content', checksum],
      );
      return true;
    },
    // Two servers with one database must seed one after the other.
    'begin; lock table seeds in exclusive mode',
  );
}

async function upsert(client: pg.PoolClient, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const [key] = columns;
  const updates = columns
    .filter((column) => column !== key)
    .map((column) => `${column} = excluded.${column}`);
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)
     on conflict (${key}) do update set ${updates.join(', ')} where ${table}.edited_at is null`,
    [JSON.stringify(rows)],
  );
}
