// The rows of an uploaded file of any kind: CSV, JSON or a plain dump, also gzipped or in a zip.

import {
  type DateOrder,
  type ImportTable,
  importTableOf,
  importTables,
} from '#moving-in/rules/import-tables.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { isAuthTable } from './auth-row.ts';
import { csvRows } from './csv-rows.ts';
import { columnName } from './csv-shape.ts';
import { decodeText, isUtf8 } from './decode-text.ts';
import { dumpRows, looksLikeDump } from './dump-rows.ts';
import type { FileRow } from './file-row.ts';
import {
  foreignFile,
  isPackedName,
  isWorkbookName,
  noText,
  saveSheets,
  unpackFirst,
} from './foreign-file.ts';
import { jsonRows } from './json-rows.ts';
import { unpack } from './unpack.ts';

export type FileOptions = {
  /** The table of a file with one table; null where the file itself says which tables it has. */
  table: ImportTable | null;
  /**
   * The encoding of text that is not UTF-8, by its name in the Encoding Standard; in a zip it counts only for
   * files that are not UTF-8.
   */
  encoding?: string | undefined;
  /** Which number of a date with slashes is the day. */
  dates?: DateOrder | undefined;
  /** The folder in which a zip is kept while it is read. */
  folder: string;
};

/** Characters at the start that decide the kind of a file, whatever the size of the pieces. */
const START = 65_536;
/** The most skipped tables of a JSON file that are named. */
const NAMED = 1_000;

/** Reads the rows of an uploaded file, whatever its kind. Throws invalid_input and too_large. */
export async function* fileRows(
  bytes: AsyncIterable<Uint8Array>,
  { table, encoding, folder }: FileOptions,
): AsyncGenerator<FileRow> {
  const skipped = new Set<string>();
  for await (const { name, open } of unpack(bytes, folder)) {
    if (name === null) {
      yield* textRows(decodeText(open(), encoding), table, null);
      continue;
    }
    const bare = name.replace(/\.gz$/i, '');
    const named = importTableOf(bare);
    if (named && isWorkbookName(bare)) throw foreignFile(name, 'a workbook', saveSheets);
    if (named && isPackedName(bare)) throw foreignFile(name, 'packed once more', unpackFirst);
    if (/\.(csv|tsv|tab|psv|txt|jsonl?|ndjson|sql|backup|dump)$/i.test(bare)) {
      const spoken = encoding && (await isUtf8(open())) ? undefined : encoding;
      yield* withName(textRows(decodeText(open(), spoken, name), named ?? table, bare), name);
    } else if (!skipped.has(name)) {
      skipped.add(name);
      yield { skipped: name };
    }
  }
}

/** Adds a file's name to errors about the file, because the upload has several files. */
async function* withName(rows: AsyncIterable<FileRow>, name: string): AsyncGenerator<FileRow> {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_input' || error.message.startsWith(name))
      throw error;
    const { code, field } = error;
    throw new AppError(code, { message: `${name}: ${error.message}`, ...(field && { field }), cause: error });
  }
}

async function* textRows(
  text: AsyncGenerator<string>,
  table: ImportTable | null,
  name: string | null,
): AsyncGenerator<FileRow> {
  let start = '';
  while (start.length < START) {
    const next = await text.next();
    if (next.done) break;
    start += next.value;
  }
  async function* whole() {
    yield start;
    yield* text;
  }
  const seen = start.slice(0, START);
  const mark = seen.trimStart()[0];
  // Formats of programs, such as that of dBase, have bytes that no text has.
  if ((table !== null || name === null) && /^[^\r\n]*\0/.test(seen)) throw noText(name);
  if (mark === undefined && start.length < START) {
    if (name !== null) yield { skipped: `${name} (empty)` };
  } else if (looksLikeJson(seen)) yield* fromJson(whole(), seen, table);
  else if (looksLikeDump(seen) || /\.(sql|backup|dump)$/i.test(name ?? '')) yield* dumpRows(whole());
  else if (mark === '<') throw webPage();
  else if (table) yield* fromCsv(csvRows(whole(), seen, table), table);
  else if (name !== null) yield { skipped: name };
  else
    throw new AppError('invalid_input', {
      message: 'This is no zip, dump or JSON. Of a CSV file, please say which table it holds.',
    });
}

/** Whether a text begins like JSON. SQL Server's tools write names of columns in brackets, as in [id]. */
const looksLikeJson = (start: string) => /^\s*(?:\{|\[(?!\s*[a-z_]\w*\]))/i.test(start);

function webPage(): AppError {
  return new AppError('invalid_input', {
    message: `This is no zip, dump or JSON. It is a web page or XML: export each table as CSV. ${saveSheets}`,
  });
}

async function* fromJson(
  text: AsyncIterable<string>,
  start: string,
  wanted: ImportTable | null,
): AsyncGenerator<FileRow> {
  // Two objects, one per line, are never valid JSON together.
  if (/^\s*\{.*\}[^\S\r\n]*[\r\n]\s*\{/.test(start))
    throw new AppError('invalid_input', {
      message: 'This is JSON with a row on each line. Make one list of them: jq --slurp . FILE > LIST.json.',
    });
  const skipped = new Set<string>();
  let isFound = false;
  for await (const { table: name, row, isListed } of jsonRows(text)) {
    const table = name === null ? wanted : tableNamed(name);
    isFound ||= table !== null;
    if (table && !isListed)
      throw new AppError('invalid_input', {
        message: `${name} is no list of rows in this JSON file. Write it as [{...}, {...}], one object for each row.`,
      });
    if (table && isRow(row)) {
      const columns = Object.keys(row).map(columnName);
      refuseTwice(columns, `a row of ${table}`);
      const named = Object.fromEntries(Object.values(row).map((cell, index) => [columns[index], cell]));
      yield { table: actual(table, columns), row: named };
    } else if (table)
      throw new AppError('invalid_input', { message: `A row of ${table} is not a JSON object.` });
    else if (name === null)
      throw new AppError('invalid_input', { message: 'Please say which table this JSON file holds.' });
    else if (!skipped.has(name) && skipped.size < NAMED) {
      skipped.add(name);
      yield { skipped: name };
    }
  }
  // The lists in a single row, if it has any, are not named like tables.
  if (!isFound && wanted && /^\s*\{\s*"[^"]*"\s*:\s*["\d\-tfn]/.test(start))
    throw new AppError('invalid_input', {
      message: `This JSON file has no list of rows. Write it as [{...}, {...}], one object for each row of ${wanted}.`,
    });
}

function refuseTwice(columns: readonly string[], where: string): void {
  const known = new Set<string>();
  const twice = columns.find((name) => name !== '' && known.size === known.add(name).size);
  if (twice !== undefined)
    throw new AppError('invalid_input', {
      message: `The column ${cutText(twice, 60)} stands twice in ${where}. Take one out, and read it again.`,
    });
}

function tableNamed(name: string): ImportTable | null {
  const plain = name
    .toLowerCase()
    .replace(/^public\./, '')
    .replace('.', '_');
  return importTables.find((each) => each === plain) ?? null;
}

async function* fromCsv(rows: AsyncIterable<string[]>, wanted: ImportTable): AsyncGenerator<FileRow> {
  let header: string[] | null = null;
  let table = wanted;
  for await (const cells of rows) {
    if (header === null) {
      header = cells.map(columnName);
      refuseTwice(header, `the header of ${wanted}`);
      table = actual(wanted, header);
      continue;
    }
    const columns: string[] = header;
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    const problem = `has ${cells.length} columns, the header has ${columns.length}`;
    yield cells.length === columns.length ? { table, row } : { table, row, problem };
  }
}

/** Both tables of people are called users in the hosted product, so the columns decide. */
function actual(table: ImportTable, columns: readonly string[]): ImportTable {
  return table === 'users' && isAuthTable(columns) ? 'auth_users' : table;
}

function isRow(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}
