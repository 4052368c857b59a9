// The rows of a plain dump, table by table: in COPY format, as pg_dump writes it by default, or as INSERT statements that name
// their columns, as the tools of hosted databases do. Everything else in it (schema, functions, other tables) is passed over,
// and none of it is ever run.

import { importTableIn } from '#rules/studio/import-tables.ts';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { FileRow } from './file-row.ts';
import { insertedRows } from './inserted-rows.ts';
import { readerOf, type TextReader } from './text-reader.ts';
import { unescaped } from './unescaped.ts';

const word = String.raw`(?:"[^"]+"|\w+)`;
const name = String.raw`(?:(${word})\.)?(${word})`;
const columnList = String.raw`\(((?:"[^"]*"|[^")])*)\)`;
const copyStart = new RegExp(`^COPY ${name} ${columnList} FROM stdin;$`, 'i');
const insertStart = new RegExp(
  String.raw`^INSERT INTO ${name} ?(?:${columnList} ?)?(?:OVERRIDING SYSTEM VALUE )?VALUES\b`,
  'i',
);
const bodyStart = /\b(?:AS|DO)\s+(\$\w*\$)/i;

/** Whether a text begins like a dump: with a comment, or with a statement. */
export function looksLikeDump(start: string): boolean {
  return /^\s*(?:--|\/\*|\\restrict|(?:SET|SELECT|COPY|CREATE|ALTER|DROP|TRUNCATE|INSERT INTO) |BEGIN|START TRANSACTION)/i.test(
    start,
  );
}

/** Throws invalid_input for INSERT statements without columns, and for a dump that ends inside a table or a function. */
export async function* dumpRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const reader = readerOf(text);
  const passedOver = new Set<string>();
  let before = '';
  // A statement with all rows of a table may be one line.
  for (let line = await reader.line(true); line !== null; line = await reader.line(true)) {
    const copied = copyStart.exec(line);
    const inserted = copied ? null : insertStart.exec(line);
    // Not in what somebody wrote; some tools begin a body on the line after its AS.
    const [, body] = copied || inserted ? [] : (bodyStart.exec(`${before}\n${line}`) ?? []);
    before = line.slice(-4);
    if (body) await passBody(reader, line, body);
    const [start, inSchema = 'public', called = '', list] = copied ?? inserted ?? [];
    if (start === undefined && line.length > studioLimits.importRowMax) throw reader.tooLong();
    if (start === undefined) continue;
    const schema = bare(inSchema);
    const table = importTableIn(schema, bare(called));
    const full = `${schema}.${bare(called)}`;
    if (table === null && !passedOver.has(full)) {
      passedOver.add(full);
      yield { skipped: full };
    }
    if (list === undefined && table) throw withoutColumns();
    const columns = (list ?? '').match(/"[^"]*"|[^",\s]+/g)?.map(bare) ?? [];
    if (inserted) reader.backTo(start.length);
    const rows = copied ? copiedRows(reader) : insertedRows(reader, full);
    for await (const cells of rows) if (table) yield { table, row: rowOf(columns, cells) };
  }
}

/** A name without its quotation marks. */
const bare = (name: string) => name.replaceAll('"', '');

/** The body of a function is no statement of the dump, whatever it looks like. Throws invalid_input where it has no end. */
async function passBody(reader: TextReader, start: string, mark: string): Promise<void> {
  if (start.split(mark).length > 2) return;
  for (let line = await reader.line(); line !== null; line = await reader.line())
    if (line.includes(mark)) return;
  throw reader.endsEarly();
}

function withoutColumns(): AppError {
  return new AppError('invalid_input', {
    message:
      'This dump has INSERT statements that don’t name their columns. Make it without --inserts, or with --column-inserts.',
  });
}

async function* copiedRows(reader: TextReader): AsyncGenerator<(string | null)[]> {
  for (let line = await reader.line(); line !== '\\.'; line = await reader.line()) {
    if (line === null) throw reader.endsEarly();
    yield line.split('\t').map(copyCell);
  }
}

function rowOf(columns: readonly string[], cells: readonly (string | null)[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? null]));
}

/** A cell of COPY's text format; null stays null. */
function copyCell(cell: string): string | null {
  if (cell === '\\N') return null;
  return cell.includes('\\') ? unescaped(cell) : cell;
}
