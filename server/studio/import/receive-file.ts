// Stages one file of an import, row by row in constant memory: read, each row checked by itself, stored in batches.
// Either the whole file is in afterwards or nothing of it.

import { sql } from 'kysely';
import type { OutputOf } from '#api/contract.ts';
import { type ImportTable, importTables } from '#rules/studio/import-tables.ts';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Trx } from '../studio.ts';
import { csvRows } from './csv-rows.ts';
import { decodeText } from './decode-text.ts';
import { columnsOf, requiredColumnsOf } from './imported-columns.ts';
import { jsonRows } from './json-rows.ts';
import { readRow } from './read-row.ts';
import { mustBeOpen } from './staged-import.ts';

type Received = OutputOf<'uploadStudioImport'>['tables'][number];
type RawRow = { table: ImportTable; row: Record<string, unknown>; problem?: string };

const BATCH = 2_000;
/** Characters. */
const START_MAX = 65_536;

/** `name` is a table, or `all` for a JSON object of tables. Throws not_found, invalid_input and too_large. */
export async function receiveFile(
  db: Db,
  import_id: string,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ tables: Received[] }> {
  const table = importTables.find((each) => each === name) ?? null;
  if (table === null && name !== 'all') throw new AppError('not_found');
  return inTransaction(db, async (trx) => {
    await mustBeOpen(trx, import_id);
    // The next rows come as fast as the operator's network; what it may take is limited where the body is read.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    return { tables: await store(trx, import_id, rowsOf(decodeText(bytes), table)) };
  });
}

async function store(trx: Trx, import_id: string, rows: AsyncIterable<RawRow>): Promise<Received[]> {
  const tables = new Map<ImportTable, Received>();
  let batch: object[] = [];
  const write = async () => {
    await sql`
      insert into import_rows (import_id, table_name, line, data, problem)
      select ${import_id}::uuid, row ->> 't', (row ->> 'l')::integer, row -> 'd', row ->> 'p'
      from jsonb_array_elements(${JSON.stringify(batch)}) row`.execute(trx);
    batch = [];
  };
  for await (const { table, row, problem } of rows) {
    const so = tables.get(table) ?? (await open(trx, import_id, table, Object.keys(row)));
    tables.set(table, so);
    so.rows += 1;
    if (so.rows > studioLimits.importRows)
      throw new AppError('too_large', {
        message: `A table can have at most ${studioLimits.importRows} rows.`,
      });
    const read = readRow(table, row);
    const wrong = problem ?? read.problem;
    if (wrong !== null) so.problems += 1;
    batch.push({ t: table, l: so.rows, d: read.data, p: wrong });
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  if (tables.size === 0) throw new AppError('invalid_input', { message: 'There are no rows in this file.' });
  return [...tables.values()];
}

/** The first row tells the columns; a file for the same table that came before gives way. */
async function open(
  trx: Trx,
  import_id: string,
  table: ImportTable,
  columns: readonly string[],
): Promise<Received> {
  const missing = requiredColumnsOf(table).filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new AppError('invalid_input', {
      message: `The table ${table} needs the columns ${missing.join(', ')}. Found: ${columns.join(', ').slice(0, 300)}.`,
    });
  await trx
    .deleteFrom('import_rows')
    .where('import_id', '=', import_id)
    .where('table_name', '=', table)
    .execute();
  const known = columnsOf(table);
  const ignored_columns = columns.filter((column) => !known.includes(column));
  return { table, rows: 0, problems: 0, ignored_columns };
}

async function* rowsOf(text: AsyncGenerator<string>, table: ImportTable | null): AsyncGenerator<RawRow> {
  let start = '';
  // Enough to tell JSON from CSV, and a CSV's delimiter by its header.
  while (!/^\s*[[{]|\S.*\n/.test(start) && start.length < START_MAX) {
    const next = await text.next();
    if (next.done) break;
    start += next.value;
  }
  if (start.trim() === '') return;
  async function* whole() {
    yield start;
    yield* text;
  }
  if (/^\s*[[{]/.test(start)) yield* fromJson(whole(), table);
  else if (table) yield* fromCsv(csvRows(whole(), start), table);
  else throw new AppError('invalid_input', { message: 'Please say which table this CSV file holds.' });
}

async function* fromJson(text: AsyncIterable<string>, wanted: ImportTable | null): AsyncGenerator<RawRow> {
  for await (const { table: name, row } of jsonRows(text)) {
    const table = importTables.find((each) => each === (name ?? wanted));
    if (table && isRow(row)) yield { table, row };
    else if (table)
      throw new AppError('invalid_input', { message: `A row of ${table} is not a JSON object.` });
    else if (name === null)
      throw new AppError('invalid_input', { message: 'Please say which table this JSON file holds.' });
  }
}

function isRow(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}

async function* fromCsv(rows: AsyncIterable<string[]>, table: ImportTable): AsyncGenerator<RawRow> {
  let header: string[] | null = null;
  for await (const cells of rows) {
    if (header === null) {
      header = cells.map((cell) => cell.trim().toLowerCase());
      continue;
    }
    const columns: string[] = header;
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    const problem = `has ${cells.length} columns, the header has ${columns.length}`;
    yield cells.length === columns.length ? { table, row } : { table, row, problem };
  }
}
