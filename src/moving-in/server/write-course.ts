// Writes the planned rows of the course and, when the course is replaced, removes stored rows that the file does not
// have.

import { sql } from 'kysely';
import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { stamp } from '#studio/server/change.ts';
import { builtInText } from '#studio/server/copy.ts';
import type { Trx } from '#studio/server/studio.ts';
import { neededOf, valuesOf } from './import-schema.ts';
import { rowsToWrite } from './plan.ts';
import { type Removals, removalsOf } from './plan-course.ts';

type Answers = Pick<Call<'applyStudioImport'>['body'], 'course' | 'faq'>;

export async function writeCourse(trx: Trx, table: ImportTable, { course, faq }: Answers): Promise<void> {
  const gone = removalsOf(table);
  if (gone && table === 'ui_copy' && faq === 'replace') await takeQuestionsOut(trx, gone);
  if (gone && table !== 'ui_copy' && course === 'replace')
    await sql`update ${sql.table(table)} set removed_at = now(), edited_at = ${stamp}
      where id in (select key from ${gone})`.execute(trx);
  if (table === 'lessons')
    await sql`update lessons set title = v.title, order_num = v.order_num, lesson_number = v.order_num,
      edited_at = ${stamp} from ${rowsToWrite(table, 'change')} where lessons.id = v.id`.execute(trx);
  else await write(trx, table);
}

async function write(trx: Trx, table: ImportTable): Promise<void> {
  const [key, values] = [sql.ref(neededOf(table).join()), valuesOf(table)];
  const names = sql.join([key, ...values.map((column) => sql.ref(column))]);
  const changes = values.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`insert into ${sql.table(table)} (${names}, edited_at)
    select ${names}, ${stamp} from ${rowsToWrite(table, 'add', 'change')}
    on conflict (${key}) do update set ${sql.join(changes)}, edited_at = excluded.edited_at`.execute(trx);
}

/** A key with a built-in text keeps a row with an empty text, or the built-in text would appear in its place. */
async function takeQuestionsOut(trx: Trx, gone: Removals): Promise<void> {
  const keys = (await trx.selectFrom(gone).select('key').execute()).map(({ key }) => key);
  const builtIn = keys.filter((key) => builtInText(key) !== null);
  await sql`update ui_copy set text = '', edited_at = ${stamp} where key = any (${builtIn})`.execute(trx);
  await sql`delete from ui_copy where key = any (${keys}) and not key = any (${builtIn})`.execute(trx);
}
