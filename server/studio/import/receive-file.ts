// Stages one file of an import, row by row in constant memory: read, each row checked by itself, stored in batches.
// Either the whole file is in afterwards or nothing of it.

import { sql } from 'kysely';
import type { OutputOf } from '#api/contract.ts';
import { type DateOrder, type ImportTable, importTables } from '#rules/studio/import-tables.ts';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { run, type Trx } from '../studio.ts';
import { withoutRoom } from '../without-room.ts';
import { DateQuestion } from './cell-problem.ts';
import type { FileRow } from './file-row.ts';
import { type FileOptions, fileRows } from './file-rows.ts';
import { columnsOf, keyColumns } from './imported-columns.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { mustBeOpen } from './staged-import.ts';

type Answer = OutputOf<'uploadStudioImport'>;
type Received = Answer['tables'][number];

const BATCH = 2_000;
/** Of what is passed over, so many are named. */
const NAMED = 20;

/** `name` is a table, or `all` for a file that says so itself. Throws not_found, conflict, invalid_input and too_large. */
export async function receiveFile(
  db: Db,
  import_id: string,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  options: Omit<FileOptions, 'table'>,
): Promise<Answer> {
  const table = importTables.find((each) => each === name) ?? null;
  if (table === null && name !== 'all') throw new AppError('not_found');
  return inTransaction(db, async (trx) => {
    await mustBeOpen(trx, import_id);
    // The next rows come as fast as the operator's network; what it may take is limited where the body is read.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    return store(trx, import_id, fileRows(bytes, { ...options, table }), options.dates);
  }).catch((error) => {
    throw withoutRoom(error);
  });
}

async function store(
  trx: Trx,
  import_id: string,
  rows: AsyncIterable<FileRow>,
  dates: DateOrder | undefined,
): Promise<Answer> {
  const tables = new Map<ImportTable, Received>();
  const refused = new Set<string>();
  const skipped: string[] = [];
  let batch: object[] = [];
  const write = async () => {
    await run(
      trx,
      `insert into import_rows (import_id, table_name, line, data, problem)
       select $1::uuid, t, l, d, p from jsonb_to_recordset($2::jsonb) as row (t text, l integer, d jsonb, p text)`,
      [import_id, JSON.stringify(batch)],
    );
    batch = [];
  };
  for await (const found of rows) {
    if (found.skipped !== undefined) {
      if (skipped.length < NAMED) skipped.push(found.skipped.slice(0, 100));
      continue;
    }
    const { table, row, problem } = found;
    const so = tables.get(table) ?? (await open(trx, import_id, table, Object.keys(row)));
    tables.set(table, so);
    so.rows += 1;
    if (so.rows > studioLimits.importRows)
      throw new AppError('too_large', {
        message: `A table can have at most ${studioLimits.importRows} rows.`,
      });
    const read = asking(table, so.rows, () => readRow(table, row, import_id, dates));
    if (read.refused) refused.add(read.refused);
    const wrong = problem ?? read.problem;
    if (wrong !== null) so.problems += 1;
    const data = read.refused ? { refused: read.refused } : read.data;
    batch.push({ t: table, l: so.rows, d: data, p: wrong });
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  if (tables.size === 0) throw new AppError('invalid_input', { message: nothingIn(skipped) });
  await forget(trx, import_id, refused.size > 0);
  return { tables: [...tables.values()], skipped };
}

/** Which number is the day has to be said once for the file, not row by row. */
function asking(table: ImportTable, line: number, read: () => ReadRow): ReadRow {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DateQuestion)) throw error;
    throw new AppError('invalid_input', {
      message: `In ${table}, row ${line}, ${error.message}. Say which number is the day, and read it again.`,
      field: 'dates',
      cause: error,
    });
  }
}

function nothingIn(skipped: readonly string[]): string {
  if (skipped.length === 0) return 'There are no rows in this file.';
  const workbook = skipped.some((name) => name.endsWith('.xml'));
  return `There are no rows of a known table in this file. Passed over: ${skipped.join(', ')}.${
    workbook ? ' Of a spreadsheet, save each sheet as “CSV UTF-8”.' : ''
  }`;
}

/**
 * What any table says of a person who may be a child under 13 goes, as soon as one table says so: another may hold the
 * name without the age.
 */
async function forget(trx: Trx, import_id: string, some: boolean): Promise<void> {
  const known = `select data ->> 'refused' from import_rows
    where import_id = $1 and table_name in ('users', 'auth_users') and data ? 'refused'`;
  if (!some && (await run(trx, `${known} limit 1`, [import_id])).length === 0) return;
  await run(
    trx,
    `update import_rows set data = '{}', problem = 'belongs to a person who is not imported because of their age'
     where import_id = $1 and not data ? 'refused'
       and encode(sha256(convert_to($1 || ':' ||
         case when table_name in ('users', 'auth_users') then data ->> 'id' else data ->> 'user_id' end, 'utf8')), 'hex')
         in (${known})`
      .replaceAll('= $1', '= $1::text::uuid')
      .replaceAll('$1 ||', '$1::text ||'),
    [import_id],
  );
}

/** The first row tells the columns; a file for the same table that came before gives way. */
async function open(
  trx: Trx,
  import_id: string,
  table: ImportTable,
  columns: readonly string[],
): Promise<Received> {
  const missing = keyColumns[table].filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new AppError('invalid_input', {
      message: `The table ${table} needs the columns ${missing.join(', ')}. Found: ${columns.join(', ').slice(0, 300)}.`,
    });
  await trx
    .deleteFrom('import_rows')
    .where('import_id', '=', import_id)
    .where('table_name', '=', table)
    .execute();
  const known = [...columnsOf(table), 'raw_user_meta_data'];
  const unknown = columns.filter((column) => column !== '' && !known.includes(column));
  const ignored_columns = unknown.slice(0, NAMED).map((column) => column.slice(0, 100));
  return { table, rows: 0, problems: 0, ignored_columns };
}
