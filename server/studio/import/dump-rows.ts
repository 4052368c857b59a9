// The rows of a plain dump as pg_dump writes it by default, table by table in COPY format. Everything else in it (schema,
// functions, other tables) is passed over, and none of it is ever run.

import type { ImportTable } from '#rules/studio/import-tables.ts';
import { importTableIn } from '#rules/studio/import-tables.ts';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import { AppError } from '../../http/app-error.ts';

/** `table` is null for one that an import has no place for: then there is no row. */
export type DumpRow = { table: ImportTable | null; name: string; row: Record<string, unknown> };

const copyStart = /^COPY (?:"?(\w+)"?\.)?"?(\w+)"? \(([^)]*)\) FROM stdin;$/i;

/** Whether a text begins like a dump: with pg_dump's own first comment, or with a statement. */
export function looksLikeDump(start: string): boolean {
  return /^\s*(?:--|\\restrict|SET |COPY |BEGIN|CREATE |ALTER |INSERT INTO )/i.test(start);
}

/** Throws invalid_input for a dump with INSERT statements, and for one that ends inside a table. */
export async function* dumpRows(text: AsyncIterable<string>): AsyncGenerator<DumpRow> {
  let copying: { table: ImportTable | null; columns: string[] } | null = null;
  for await (const line of linesOf(text)) {
    if (copying) {
      if (line === '\\.') copying = null;
      else if (copying.table) yield { table: copying.table, name: '', row: rowOf(copying.columns, line) };
      continue;
    }
    const [, schema = 'public', name = '', columns = ''] = copyStart.exec(line) ?? [];
    if (name) {
      const table = importTableIn(schema, name);
      copying = { table, columns: columns.split(',').map((column) => column.trim().replaceAll('"', '')) };
      if (table === null) yield { table, name: `${schema}.${name}`, row: {} };
    } else refuseInserts(line);
  }
  if (copying)
    throw new AppError('invalid_input', {
      message: 'This dump ends in the middle of a table. Make it again.',
    });
}

function refuseInserts(line: string): void {
  const [, schema = 'public', name = ''] = /^INSERT INTO (?:"?(\w+)"?\.)?"?(\w+)"?/i.exec(line) ?? [];
  if (name && importTableIn(schema, name))
    throw new AppError('invalid_input', {
      message: 'This dump has INSERT statements. Make it without --inserts and --column-inserts.',
    });
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
    if (rest.length > studioLimits.importRowMax)
      throw new AppError('invalid_input', { message: 'A line of this dump is too long.' });
  }
  if (rest) yield rest;
}

function rowOf(columns: readonly string[], line: string): Record<string, unknown> {
  const cells = line.split('\t');
  return Object.fromEntries(columns.map((column, index) => [column, copyCell(cells[index] ?? '\\N')]));
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** A cell of COPY's text format; null stays null. */
export function copyCell(cell: string): string | null {
  if (cell === '\\N') return null;
  return cell.includes('\\') ? cell.replace(/\\(.)/gs, (_, escaped) => escapes[escaped] ?? escaped) : cell;
}
