// The history of the course, and taking a change back. Undoing restores exactly the rows that the change had touched,
// and only while they are still as it left them.

import type pg from 'pg';
import type { OutputOf } from '#api/contract.ts';
import { AppError } from '../http/app-error.ts';
import { change } from './change.ts';
import type { Studio } from './studio.ts';

/** Changes on one page, and rows shown of each. */
const PAGE = 50;
const ROWS = 20;

/** Newest first; `after` is the id of the last change of the page before. */
export async function listHistory(
  pool: pg.Pool,
  after: string | undefined,
): Promise<OutputOf<'listStudioHistory'>> {
  const { rows } = await pool.query(
    `select history.id::text, changed_at, summary,
       nullif(trim(concat_ws(' ', users.first_name, users.last_name)), '') as changed_by,
       exists (select from history later where later.undoes = history.id) as undone,
       (select count(*)::integer from history_rows where change_id = history.id) as row_count,
       (select coalesce(jsonb_agg(jsonb_build_object('table', table_name, 'key', row_key,
            'before', before - 'edited_at', 'after', after - 'edited_at') order by position), '[]')
        from (select * from history_rows where change_id = history.id order by position limit ${ROWS}) first) as rows
     from history left join users on users.id = history.user_id
     where $1::bigint is null or history.id < $1::bigint
     order by history.id desc limit ${PAGE + 1}`,
    [changeId(after ?? null)],
  );
  return {
    changes: rows.slice(0, PAGE).map((row) => ({ ...row, changed_at: row.changed_at.toISOString() })),
    more: rows.length > PAGE,
  };
}

type HistoryRow = { table_name: string; row_key: string; before: object | null; after: object | null };

/** Throws not_found, and conflict when something it touched was changed again since. */
export async function undoChange(
  studio: Studio,
  user_id: string,
  change_id: string,
): Promise<Record<string, never>> {
  const id = changeId(change_id);
  const { rows } = await studio.pool.query<{ summary: string }>('select summary from history where id = $1', [
    id,
  ]);
  if (!rows[0] || id === null) throw new AppError('not_found');
  const summary = `Undid: ${rows[0].summary.replace(/^(Undid: )+/, '')}`;
  return change(studio, { user_id, summary, undoes: id }, async (client) => {
    const touched = await client.query<HistoryRow>(
      'select table_name, row_key, before, after from history_rows where change_id = $1 order by position desc',
      [id],
    );
    // Two lessons that swapped places pass through one another's.
    await client.query('set constraints all deferred');
    for (const row of touched.rows) await restore(client, row);
    return {};
  });
}

async function restore(
  client: pg.PoolClient,
  { table_name, row_key, before, after }: HistoryRow,
): Promise<void> {
  const key = keyOf(table_name);
  const { rows } = await client.query<{ unchanged: boolean }>(
    `select (select to_jsonb(row) - 'edited_at' from ${table_name} row where ${key} = $1)
       is not distinct from ($2::jsonb - 'edited_at') as unchanged`,
    [row_key, after && JSON.stringify(after)],
  );
  if (!rows[0]?.unchanged)
    throw new AppError('conflict', {
      message: 'Something in this change was changed again since. Undo the later change first.',
    });
  if (before === null) await takeOut(client, table_name, row_key);
  else await putBack(client, table_name, row_key, before, after === null);
}

/** What a change had added goes again; a step or item keeps its row, because somebody may have records on it by now. */
async function takeOut(client: pg.PoolClient, table: string, row_key: string): Promise<void> {
  const statement = ['steps', 'checklists'].includes(table)
    ? `update ${table} set removed_at = now() where id = $1`
    : `delete from ${table} where ${keyOf(table)} = $1`;
  await client.query(statement, [row_key]);
}

async function putBack(
  client: pg.PoolClient,
  table: string,
  row_key: string,
  before: object,
  gone: boolean,
): Promise<void> {
  const columns = Object.keys(before).join(', ');
  const values = `select ${columns} from jsonb_populate_record(null::${table}, $1)`;
  if (gone) await client.query(`insert into ${table} (${columns}) ${values}`, [JSON.stringify(before)]);
  else
    await client.query(`update ${table} set (${columns}) = (${values}) where ${keyOf(table)} = $2`, [
      JSON.stringify(before),
      row_key,
    ]);
}

/** The tables of the history are a closed list: their names stand in SQL text. */
function keyOf(table: string): 'key' | 'id' {
  if (table === 'settings' || table === 'ui_copy') return 'key';
  if (table === 'lessons' || table === 'steps' || table === 'checklists') return 'id';
  throw new AppError('internal');
}

function changeId(text: string | null): string | null {
  if (text === null) return null;
  if (!/^\d{1,18}$/.test(text)) throw new AppError('not_found');
  return text;
}
