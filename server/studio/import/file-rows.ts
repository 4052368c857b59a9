// The rows of an uploaded file, whatever kind it is: CSV, JSON, a plain dump, and any of them gzipped or in a zip.

import {
  type DateOrder,
  type ImportTable,
  importTableOf,
  importTables,
} from '#rules/studio/import-tables.ts';
import { cutText } from '#rules/text-length.ts';
import { AppError } from '../../http/app-error.ts';
import { isAuthTable } from './auth-row.ts';
import { csvRows } from './csv-rows.ts';
import { decodeText, isUtf8 } from './decode-text.ts';
import { dumpRows, looksLikeDump } from './dump-rows.ts';
import type { FileRow } from './file-row.ts';
import { jsonRows } from './json-rows.ts';
import { unpack } from './unpack.ts';

export type FileOptions = {
  /** The table that a file of one table holds; null where the file has to say so. */
  table: ImportTable | null;
  /** Of text that is not UTF-8, as the Encoding Standard names it; in a zip, of the files that are not. */
  encoding?: string | undefined;
  /** Which number of a date with slashes is the day. */
  dates?: DateOrder | undefined;
  /** Where a zip may lie while it is read. */
  folder: string;
};

/** Characters. */
const START_MAX = 65_536;

/** Throws invalid_input and too_large. */
export async function* fileRows(
  bytes: AsyncIterable<Uint8Array>,
  { table, encoding, folder }: FileOptions,
): AsyncGenerator<FileRow> {
  for await (const file of unpack(bytes, folder)) {
    const named = file.name === null ? table : (importTableOf(file.name) ?? table);
    const readable = file.name === null || /\.(csv|tsv|txt|json|sql|backup|dump)$/i.test(file.name);
    if (readable) {
      const spoken = encoding && file.name !== null && (await isUtf8(file.open())) ? undefined : encoding;
      yield* textRows(decodeText(file.open(), spoken, file.name), named, file.name);
    } else yield { skipped: String(file.name) };
  }
}

async function* textRows(
  text: AsyncGenerator<string>,
  table: ImportTable | null,
  name: string | null,
): AsyncGenerator<FileRow> {
  let start = '';
  // Enough to tell JSON from CSV, and a CSV's delimiter by its header.
  while (!saysItsKind(start.trimStart()) && start.length < START_MAX) {
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
  else if (looksLikeDump(start)) yield* dumpRows(whole());
  else if (table) yield* fromCsv(csvRows(whole(), start), table);
  else if (name !== null) yield { skipped: name };
  else
    throw new AppError('invalid_input', {
      message: 'This is no zip, dump or JSON. Of a CSV file, please say which table it holds.',
    });
}

/** Without a pattern that starts over at each letter: a line of a stranger's file may be long. */
function saysItsKind(start: string): boolean {
  return start.startsWith('[') || start.startsWith('{') || start.includes('\n');
}

async function* fromJson(text: AsyncIterable<string>, wanted: ImportTable | null): AsyncGenerator<FileRow> {
  const skipped = new Set<string>();
  for await (const { table: name, row } of jsonRows(text)) {
    const table = name === null ? wanted : tableNamed(name);
    if (table && isRow(row)) yield { table: actual(table, Object.keys(row)), row };
    else if (table)
      throw new AppError('invalid_input', { message: `A row of ${table} is not a JSON object.` });
    else if (name === null)
      throw new AppError('invalid_input', { message: 'Please say which table this JSON file holds.' });
    else if (!skipped.has(name)) {
      skipped.add(name);
      yield { skipped: name };
    }
  }
}

function tableNamed(name: string): ImportTable | null {
  const plain = name.replace(/^public\./, '').replace('.', '_');
  return importTables.find((each) => each === plain) ?? null;
}

async function* fromCsv(rows: AsyncIterable<string[]>, wanted: ImportTable): AsyncGenerator<FileRow> {
  let header: string[] | null = null;
  let table = wanted;
  for await (const cells of rows) {
    if (header === null) {
      header = cells.map((cell) => cell.trim().toLowerCase());
      const known = new Set<string>();
      const twice = header.find((name) => name !== '' && known.size === known.add(name).size);
      if (twice !== undefined)
        throw new AppError('invalid_input', {
          message: `The column ${cutText(twice, 60)} stands twice in the header of ${wanted}. Take one out, and read it again.`,
        });
      table = actual(wanted, header);
      continue;
    }
    const columns: string[] = header;
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    const problem = `has ${cells.length} columns, the header has ${columns.length}`;
    yield cells.length === columns.length ? { table, row } : { table, row, problem };
  }
}

/** Both tables of people are called users where they come from. */
function actual(table: ImportTable, columns: readonly string[]): ImportTable {
  return table === 'users' && isAuthTable(columns) ? 'auth_users' : table;
}

function isRow(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}
