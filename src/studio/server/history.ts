// The history of the course, and undo. An undo restores exactly the rows that the change touched, and only if they
// are still as the change left them.

import { type Selectable, sql } from 'kysely';
import { storedName } from '#platform/rules/stored-name.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { heldText } from '#studio/rules/name-texts.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { Database } from '#subjects/server/schema.ts';

import { CHANGE, type Change, change, type Operator } from './change.ts';
import type { InTurn } from './in-turn.ts';
import type { Studio, Trx } from './studio.ts';
import { type Brought, broughtBy, isUndone, takePeopleBack } from './undo-import.ts';

/** The number of changes on a page, and the number of rows that are shown of each change. */
const PAGE = 50;
const ROWS = 20;

/** Returns changes, newest first; `after` is the id of the last change of the page before. */
export async function listHistory(db: Db, after: string | undefined): Promise<OutputOf<'listStudioHistory'>> {
  let page = db.selectFrom('history').leftJoin('users', 'users.id', 'history.user_id');
  if (after !== undefined) page = page.where('history.id', '<', changeId(after));
  const rows = await page
    .select(({ exists, selectFrom }) => [
      'history.id',
      'changed_at',
      'summary',
      sql<string | null>`nullif(trim(concat_ws(' ', users.first_name, users.last_name)), '')`.as(
        'changed_by',
      ),
      exists(
        selectFrom('history as later').select('later.id').whereRef('later.undoes', '=', 'history.id'),
      ).as('undone'),
      selectFrom('history_rows')
        .select(sql<number>`count(*)::integer`.as('rows'))
        .whereRef('change_id', '=', 'history.id')
        .as('row_count'),
      selectFrom('import_people')
        .select(sql<number>`count(*)::integer`.as('people'))
        .whereRef('change_id', '=', 'history.id')
        .as('people'),
      exists(selectFrom('import_records').select('ref').whereRef('change_id', '=', 'history.id')).as(
        'has_records',
      ),
      firstRows.as('rows'),
    ])
    .orderBy('history.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return {
    changes: rows.slice(0, PAGE).map(({ changed_at, undone, row_count, people, has_records, ...row }) => ({
      ...row,
      changed_at: changed_at.toISOString(),
      undone: Boolean(undone),
      row_count: row_count ?? 0,
      people: people ?? 0,
      has_records: Boolean(has_records),
    })),
    more: rows.length > PAGE,
  };
}

const firstRows = sql<OutputOf<'listStudioHistory'>['changes'][number]['rows']>`(
  select coalesce(jsonb_agg(jsonb_build_object('table', table_name, 'key', row_key,
    'before', before - 'edited_at', 'after', after - 'edited_at') order by position), '[]')
  from (select * from history_rows where change_id = history.id order by position limit ${ROWS}) first)`;

type HistoryRow = Pick<Selectable<Database['history_rows']>, 'table_name' | 'row_key' | 'before' | 'after'>;

/**
 * Undoes a change. The undo of an import waits until an earlier undo of an import has ended (`inTurn`), so that the
 * data is backed up once when two operators press at the same moment. Throws not_found. Throws conflict when the change
 * was undone before, when a row that the change touched was changed since, or when the change is an import of people or
 * progress more than a week ago. Answers `done: false` if the undo would remove people, and the operator has not
 * confirmed that.
 */
export async function undoChange(
  studio: Studio & { inTurn: InTurn },
  by: Operator,
  change_id: string,
  { confirmed }: { confirmed: boolean },
): Promise<OutputOf<'undoStudioChange'>> {
  const id = changeId(change_id);
  const undone = await studio.db
    .selectFrom('history')
    .select('summary')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
  const brought = await broughtBy(studio.db, id, by.user_id);
  const { people, active } = brought ?? { people: 0, active: 0 };
  if (people > 0 && !confirmed) return { done: false, people, active };
  const entry = { ...by, summary: undoneSummary(undone.summary), undoes: id };
  const undo = (how: Pick<Studio, 'db' | 'content'>) => takeBack(how, entry, brought);
  if (!brought) return undo(studio);
  return studio.inTurn(async () => {
    if (!(await isUndone(studio.slowDb, id))) await studio.backUp('before-undo');
    return undo({ ...studio, db: studio.slowDb });
  });
}

function takeBack(
  studio: Pick<Studio, 'db' | 'content'>,
  entry: Change & { undoes: string },
  brought: Brought | null,
): Promise<OutputOf<'undoStudioChange'>> {
  const { undoes: id, user_id } = entry;
  const { people, active } = brought ?? { people: 0, active: 0 };
  return change(studio, { ...entry, keep: brought !== null }, async (trx) => {
    await mustStand(trx, id);
    const touched = await trx
      .selectFrom('history_rows')
      .select(['table_name', 'row_key', 'before', 'after'])
      .where('change_id', '=', id)
      .orderBy('position', 'desc')
      .execute();
    // The constraints wait until the transaction ends, because two lessons that swap places briefly have the same
    // place.
    await sql`set constraints all deferred`.execute(trx);
    for (const row of touched) await restore(trx, row);
    if (brought) await takePeopleBack(trx, id, user_id);
    // An undo of an import must not be undone: half of the import would come back. So the rows of such an undo are not
    // recorded.
    if (brought) await sql`delete from history_rows where change_id = ${sql.raw(CHANGE)}`.execute(trx);
    return { done: true, people, active };
  });
}

/** Throws conflict for a change that was undone before: only the undo itself can be undone then. */
async function mustStand(trx: Trx, id: string): Promise<void> {
  const earlier = await trx
    .selectFrom('history')
    .select('id')
    .where('undoes', '=', id)
    .where('id', '<>', sql<string>`${sql.raw(CHANGE)}`)
    .executeTakeFirst();
  if (earlier) throw new AppError('conflict', { message: 'It is taken back already.' });
}

/** Returns the summary of an undo. The undo of an undo is called 'Redone'. */
function undoneSummary(summary: string): string {
  const [, before, change = summary] = /^(Und|Red)(?:one|id): (.*)$/s.exec(summary) ?? [];
  return before === 'Und' ? `Redone: ${change}` : `Undone: ${change}`;
}

async function restore(trx: Trx, { table_name, row_key, before, after }: HistoryRow): Promise<void> {
  const table = sql.table(table_name);
  const key = keyOf(table_name);
  const { rows } = await sql<{ unchanged: boolean }>`
    select (select to_jsonb(row) - 'edited_at' from ${table} row where ${key} = ${row_key})
      is not distinct from (${after && JSON.stringify(after)}::jsonb - 'edited_at') as unchanged`.execute(
    trx,
  );
  if (!rows[0]?.unchanged)
    throw new AppError('conflict', {
      message: 'Something in this change was changed again since. Undo the later change first.',
    });
  if (before === null) await takeAway(trx, table_name, row_key);
  else await putBack(trx, table_name, row_key, heldRow(table_name, row_key, before), after === null);
}

/** Removes an added row. A step or item keeps its row, because a learner may have a mark on it by now. */
async function takeAway(trx: Trx, table: string, row_key: string): Promise<void> {
  if (table === 'steps' || table === 'checklists')
    await trx.updateTable(table).set({ removed_at: sql<Date>`now()` }).where('id', '=', row_key).execute();
  else await sql`delete from ${sql.table(table)} where ${keyOf(table)} = ${row_key}`.execute(trx);
}

/** Returns the row to restore. A name that was stored before names had a fixed form is brought into that form. */
function heldRow(table: string, key: string, row: object): object {
  if (table === 'ui_copy' && 'text' in row) return { ...row, text: heldText(key, String(row.text)) };
  if (table === 'lessons' && 'title' in row) return { ...row, title: storedName(String(row.title)) };
  const isEventName = table === 'settings' && key === 'challenge_name';
  return isEventName && 'value' in row ? { ...row, value: storedName(String(row.value)) } : row;
}

async function putBack(
  trx: Trx,
  table: string,
  row_key: string,
  before: object,
  gone: boolean,
): Promise<void> {
  const here = sql.table(table);
  const columns = sql.join(Object.keys(before).map((column) => sql.ref(column)));
  const values = sql`select ${columns} from jsonb_populate_record(null::${here}, ${JSON.stringify(before)})`;
  await (gone
    ? sql`insert into ${here} (${columns}) ${values}`
    : sql`update ${here} set (${columns}) = (${values}) where ${keyOf(table)} = ${row_key}`
  ).execute(trx);
}

/** Returns the key column of a table. Names of tables get into SQL text, so only known tables are accepted. */
function keyOf(table: string) {
  if (table === 'settings' || table === 'ui_copy') return sql.ref('key');
  if (table === 'translations' || table === 'lessons' || table === 'steps' || table === 'checklists')
    return sql.ref('id');
  throw new AppError('internal');
}

function changeId(text: string): string {
  if (!/^\d{1,18}$/.test(text)) throw new AppError('not_found');
  return text;
}
