// The undo of an import's people and records: for a week, once the operator has seen how many people it is about.

import { withdrawMails } from '#people/server/mail/mail-queue.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { run, type Trx } from '#studio/server/studio.ts';

/**
 * Returns the people whom the undo of a change would take away, and how many of them have signed in here since; null when it
 * brought nobody.
 */
export async function broughtBy(
  db: Db,
  change_id: string,
  user_id: string,
): Promise<{ people: number; active: number; records: number; late: boolean } | null> {
  const [found] = await run<{ people: number; active: number; records: number; late: boolean }>(
    db,
    `select count(*)::integer as people, count(*) filter (where email_verified)::integer as active,
       (select count(*)::integer from import_records where change_id = $1) as records,
       coalesce((select changed_at < now() - interval '7 days' from history where id = $1), false) as late
     from import_people p join users u on u.id = p.user_id where p.change_id = $1 and u.id <> $2`,
    [change_id, user_id],
  );
  return found && (found.people > 0 || found.records > 0) ? found : null;
}

/**
 * Takes the people away; the operator who undoes it stays. Throws conflict after a week, and when another undo was
 * faster.
 */
export async function takePeopleBack(trx: Trx, change_id: string, user_id: string): Promise<void> {
  const brought = await broughtBy(trx, change_id, user_id);
  if (!brought) throw new AppError('conflict');
  if (brought.late)
    throw new AppError('conflict', { message: 'The people of an import can be taken back for a week.' });
  const theirs = await run<{ user_id: string }>(
    trx,
    'select user_id from import_people where change_id = $1 and user_id <> $2',
    [change_id, user_id],
  );
  const ids = theirs.map((row) => row.user_id);
  await withdrawMails(trx, ids);
  await run(trx, 'delete from users where id = any ($1)', [ids]);
  await run(trx, 'delete from import_people where change_id = $1', [change_id]);
  for (const statement of takeRecordsBack) await run(trx, statement, [change_id]);
}

const of = (table: string, more = '') =>
  `from import_records r where r.change_id = $1 and r.table_name = '${table}' and r.user_id = ${table}.user_id ${more}`;

/** Statements that take back the records that an import brought to people who were here before. */
const takeRecordsBack = [
  `delete from progress where exists (select ${of('progress', 'and r.ref = step_id and r.item is not distinct from checklist_id')})`,
  `delete from trophies where exists (select ${of('trophies', 'and r.ref = part')})`,
  `delete from lesson_progress where exists (select ${of('lesson_progress', 'and r.ref = lesson_id and r.item is null')})`,
  `update lesson_progress set completed = false
   where exists (select ${of('lesson_progress', "and r.ref = lesson_id and r.item = 'reopened'")})`,
  `update lesson_progress set completed = false, completed_at = null
   where exists (select ${of('lesson_progress', "and r.ref = lesson_id and r.item = 'opened'")})`,
  'delete from import_records where change_id = $1',
];
