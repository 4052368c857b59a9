// Stages one file of an import, row by row in constant memory: rows are read, each checked by itself, and stored in
// batches. Either the whole file is stored or nothing of it.

import { sql } from 'kysely';
import { type DateOrder, type ImportTable, importTables } from '#moving-in/rules/import-tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import type { Trx } from '#studio/server/studio.ts';
import { withoutRoom } from '#studio/server/without-room.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { DateQuestion } from './cell-problem.ts';
import type { FileRow } from './file-row.ts';
import { type FileOptions, fileRows } from './file-rows.ts';
import { isPackedName, isWorkbookName, saveSheets, unpackFirst } from './foreign-file.ts';
import { isReadColumn, neededOf } from './import-schema.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { mustBeOpen } from './staged-import.ts';

type Answer = OutputOf<'uploadStudioImport'>;
type Received = Answer['tables'][number] & {
  /** The number of the last staged row, counted over all files of the same table. */
  line: number;
  seen: Set<string>;
};

const BATCH = 2_000;
/** The most skipped names that are listed. */
const NAMED = 20;

/**
 * Stages a file of an import. `name` is a table, or `all` for a file that names its tables itself. Throws not_found,
 * conflict, invalid_input and too_large.
 */
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
    // Rows come as slowly as the operator's network, so the transaction may wait for them. The reader of the body has a
    // time limit.
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
  let passedOver = 0;
  let batch: object[] = [];
  const write = async () => {
    const rows = sql`jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
      as row (t text, l integer, d jsonb, p text)`;
    await sql`insert into import_rows (import_id, table_name, line, data, problem)
      select ${import_id}::uuid, t, l, d, p from ${rows}`.execute(trx);
    batch = [];
  };
  for await (const found of rows) {
    if (found.skipped !== undefined) {
      passedOver += 1;
      if (skipped.length < NAMED) skipped.push(found.skipped.slice(0, 100));
      continue;
    }
    const { table, row, problem } = found;
    const so = tables.get(table) ?? (await open(trx, import_id, table, Object.keys(row)));
    tables.set(table, so);
    so.rows += 1;
    so.line += 1;
    if (so.line > studioLimits.importRows)
      throw new AppError('too_large', {
        message: `A table can have at most ${studioLimits.importRows} rows.`,
      });
    look(so, row);
    const read = asking(table, so.line, () => readRow(table, row, import_id, dates));
    if (read.refused) refused.add(read.refused);
    const wrong = problem ?? missingKey(table, row) ?? read.problem;
    if (wrong !== null) so.problems += 1;
    const data = read.refused ? { refused: read.refused } : read.data;
    batch.push({ t: table, l: so.line, d: data, p: wrong });
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  if (passedOver > skipped.length) skipped.push(`${passedOver - skipped.length} more`);
  if (tables.size === 0) throw new AppError('invalid_input', { message: nothingIn(skipped) });
  await forget(trx, import_id, refused.size > 0);
  return { tables: [...tables.values()].map(({ line, seen, ...received }) => received), skipped };
}

/**
 * The fault of a row without a key column. It is checked for each row, because in JSON every row can have other
 * columns.
 */
function missingKey(table: ImportTable, row: Readonly<Record<string, unknown>>): string | null {
  const missing = neededOf(table).find((column) => row[column] === undefined);
  return missing === undefined ? null : `has no ${missing}`;
}

/** Notes the columns that are not read. */
function look(so: Received, row: Readonly<Record<string, unknown>>): void {
  for (const column in row) {
    if (so.seen.has(column) || so.ignored_columns.length === NAMED) continue;
    so.seen.add(column);
    if (column !== '' && !isReadColumn(so.table, column)) so.ignored_columns.push(column.slice(0, 100));
  }
}

/** Turns a question about a date into an error of the whole file, because the operator answers it once for the file. */
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
  const what = [
    skipped.some((name) => /\.xml$/.test(name) || isWorkbookName(name)) && saveSheets,
    skipped.some(isPackedName) && unpackFirst,
  ].filter(Boolean);
  return [
    `There are no rows of a known table in this file. Passed over: ${skipped.join(', ')}.`,
    ...what,
  ].join(' ');
}

/**
 * Deletes the data of all tables about a person who may be a child under 13, as soon as one table shows the age:
 * another table may have the name without the age.
 */
async function forget(trx: Trx, import_id: string, some: boolean): Promise<void> {
  const fingerprints = sql`select data ->> 'refused' from import_rows
    where import_id = ${import_id} and table_name in ('users', 'auth_users') and data ? 'refused'`;
  if (!some && (await sql`${fingerprints} limit 1`.execute(trx)).rows.length === 0) return;
  const person = sql`case when table_name in ('users', 'auth_users') then data ->> 'id' else data ->> 'user_id' end`;
  await sql`update import_rows set data = '{}', problem = 'belongs to a person who is not imported because of their age'
    where import_id = ${import_id} and not data ? 'refused'
      and encode(sha256(convert_to(${import_id}::text || ':' || ${person}, 'utf8')), 'hex')
        in (${fingerprints})`.execute(trx);
}

/** Checks in the first row whether rows can be found. Rows of an earlier file of the same table stay. */
async function open(
  trx: Trx,
  import_id: string,
  table: ImportTable,
  columns: readonly string[],
): Promise<Received> {
  const missing = neededOf(table).filter((column) => !columns.includes(column));
  const found = columns
    .join(', ')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, 300);
  if (missing.length > 0)
    throw new AppError('invalid_input', {
      message: `The table ${table} needs the columns ${missing.join(', ')}. Found: ${found}. Name its columns as in the database, and read it again.`,
    });
  const before = await trx
    .selectFrom('import_rows')
    .select(({ fn }) => fn.max('line').as('line'))
    .where('import_id', '=', import_id)
    .where('table_name', '=', table)
    .executeTakeFirst();
  return { table, rows: 0, problems: 0, ignored_columns: [], line: before?.line ?? 0, seen: new Set() };
}
