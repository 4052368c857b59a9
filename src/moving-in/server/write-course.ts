// Writes the planned rows of the course, and takes out what the file does not have when the course is replaced.

import type { ImportTable, StoredTable } from '#moving-in/rules/import-tables.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { STAMP } from '#studio/server/change.ts';
import { builtInText } from '#studio/server/copy.ts';
import { run, type Trx } from '#studio/server/studio.ts';
import { columnsOf } from './imported-columns.ts';
import { plannedRows } from './make-plan.ts';
import { removalsOf } from './plan-course.ts';

type Answers = Pick<Call<'applyStudioImport'>['body'], 'course' | 'faq'>;

/** `wanted` is a table expression `v` of the rows to write, with the columns of the table. */
export async function writeCourse(
  trx: Trx,
  table: ImportTable,
  wanted: string,
  { course, faq }: Answers,
): Promise<void> {
  const gone = removalsOf(table, plannedRows(table));
  if (gone && table === 'ui_copy' && faq === 'replace') await takeQuestionsOut(trx, gone);
  if (gone && table !== 'ui_copy' && course === 'replace')
    await run(
      trx,
      `update ${table} set removed_at = now(), edited_at = ${STAMP} where id in (select key from (${gone}) gone)`,
    );
  if (table === 'lessons')
    await run(
      trx,
      `update lessons set title = v.title, order_num = v.order_num, lesson_number = v.order_num, edited_at = ${STAMP}
       from ${wanted} where lessons.id = v.id`,
    );
  if (table === 'settings' || table === 'ui_copy') await run(trx, upsert(table, 'key', wanted));
  if (table === 'steps' || table === 'checklists') await run(trx, upsert(table, 'id', wanted, 'removed_at'));
}

function upsert(table: StoredTable, key: string, wanted: string, ...more: string[]): string {
  const columns = [...columnsOf(table, key), ...more];
  return `
    insert into ${table} (${key}, ${columns}, edited_at) select ${key}, ${columns}, ${STAMP} from ${wanted}
    on conflict (${key}) do update set ${columns.map((column) => `${column} = excluded.${column}`)},
      edited_at = excluded.edited_at`;
}

/** A key with a built-in text stays, empty, or the built-in text would stand in for it. */
async function takeQuestionsOut(trx: Trx, gone: string): Promise<void> {
  const keys = (await run<{ key: string }>(trx, `select key from (${gone}) gone`)).map(({ key }) => key);
  const builtIn = keys.filter((key) => builtInText(key) !== null);
  await run(trx, `update ui_copy set text = '', edited_at = ${STAMP} where key = any ($1)`, [builtIn]);
  await run(trx, 'delete from ui_copy where key = any ($1) and not key = any ($2)', [keys, builtIn]);
}
