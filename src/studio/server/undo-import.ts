// Undoes an import's people and records. The undo is possible for a week, once the operator has seen how many people it
// affects.

import { type RawBuilder, sql } from 'kysely';
import { withdrawMails } from '#people/server/mail/mail-queue.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Trx } from '#studio/server/studio.ts';

export type Brought = { people: number; active: number; records: number; late: boolean };

/**
 * Returns how many people the undo of a change would remove, not counting the operator `user_id`, and how many of them
 * have signed in since the import. `late` says that a week has passed. Returns null if the change added neither people
 * nor records.
 */
export async function broughtBy(db: Db, change_id: string, user_id: string): Promise<Brought | null> {
  const brought = await sql<Brought>`
    select count(*)::integer as people, count(*) filter (where email_verified)::integer as active,
       (select count(*)::integer from import_records where change_id = ${change_id}) as records,
       coalesce((select changed_at < now() - interval '7 days' from history where id = ${change_id}), false) as late
     from import_people p join users u on u.id = p.user_id where p.change_id = ${change_id} and u.id <> ${user_id}`.execute(
    db,
  );
  const [found] = brought.rows;
  return found && (found.people > 0 || found.records > 0) ? found : null;
}

/** Whether a change has been undone. */
export async function isUndone(db: Db, change_id: string): Promise<boolean> {
  const undone = db.selectFrom('history').select('id').where('undoes', '=', change_id);
  return (await undone.executeTakeFirst()) !== undefined;
}

/**
 * Removes the people of an import, but not the operator who undoes it. Throws conflict after a week, and when another
 * undo has already removed them.
 */
export async function takePeopleBack(trx: Trx, change_id: string, user_id: string): Promise<void> {
  const brought = await broughtBy(trx, change_id, user_id);
  if (!brought) throw new AppError('conflict');
  if (brought.late)
    throw new AppError('conflict', { message: 'The people of an import can be taken back for a week.' });
  const theirs = await trx
    .selectFrom('import_people')
    .select('user_id')
    .where('change_id', '=', change_id)
    .where('user_id', '!=', user_id)
    .execute();
  const ids = theirs.map((row) => row.user_id);
  await withdrawMails(trx, ids);
  await sql`delete from users where id = any (${ids})`.execute(trx);
  await trx.deleteFrom('import_people').where('change_id', '=', change_id).execute();
  for (const statement of takeRecordsBack(change_id)) await statement.execute(trx);
}

/**
 * Returns the statements that take back the records that an import added to people who were here before. A lesson that
 * was open before the import and completed by it is open again.
 */
function takeRecordsBack(change_id: string): RawBuilder<unknown>[] {
  const noted = (table: string, which: RawBuilder<unknown>) =>
    sql`exists (select from import_records r where r.change_id = ${change_id} and r.table_name = ${table}
      and r.user_id = ${sql.ref(`${table}.user_id`)} and ${which})`;
  const lesson = (item: RawBuilder<unknown>) =>
    noted('lesson_progress', sql`r.ref = lesson_id and r.item ${item}`);
  return [
    sql`delete from progress where ${noted('progress', sql`r.ref = step_id and r.item is not distinct from checklist_id`)}`,
    sql`delete from trophies where ${noted('trophies', sql`r.ref = part`)}`,
    sql`delete from lesson_progress where ${lesson(sql`is null`)}`,
    sql`update lesson_progress set completed = false where ${lesson(sql`= 'reopened'`)}`,
    sql`update lesson_progress set completed = false, completed_at = null where ${lesson(sql`= 'opened'`)}`,
    sql`delete from import_records where change_id = ${change_id}`,
  ];
}
