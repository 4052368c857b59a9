// The rows of one COPY statement of a dump, in COPY's text format: one row a line, up to the line `\.`.

import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import {
  dumpProblem,
  endsEarly,
  makePlainDump,
  quoted,
  refuseTwice,
  type Statement,
  withoutColumns,
} from './dump-problem.ts';
import { readColumns } from './dump-target.ts';
import type { FileRow } from './file-row.ts';
import type { SqlReader } from './sql-reader.ts';
import { isEnd, isMark, isWord } from './sql-token.ts';
import { unescaped } from './unescaped.ts';

/** The words that a COPY statement may have after STDIN: those of its text format, which is the default. */
const plainOptions = new Set(['with', '(', ')', ',', 'format', 'text', 'freeze', 'true', 'on']);

/**
 * Reads the columns behind the table's name, and the rows; without a `table` the rows are skipped. Throws
 * invalid_input where the statement is cut off, has another format, or reads another file.
 */
export async function* copiedRows(
  reader: SqlReader,
  table: ImportTable | null,
  statement: Statement,
): AsyncGenerator<FileRow> {
  let token = await reader.next();
  let columns: string[] | null = null;
  if (isMark(token, '(')) {
    columns = await readColumns(reader);
    if (table && columns) refuseTwice(statement, columns);
    token = await reader.next();
  }
  const isOut = isWord(token, 'to');
  if (!isOut && !isWord(token, 'from'))
    throw dumpProblem(statement, `FROM has to stand where ${quoted(token)} stands`);
  const source = await reader.next();
  const isHere = isWord(source, 'stdin');
  let isPlain = true;
  for (token = await reader.next(); !isEnd(token); token = await reader.next())
    isPlain &&= plainOptions.has(token.text);
  if (isOut) return;
  if (token.kind === 'end') throw endsEarly(statement, 'a table');
  if (table && !isHere)
    throw dumpProblem(
      statement,
      'its rows stand in another file',
      'Export this table as CSV, or make the dump with pg_dump.',
    );
  if (!isHere) return;
  if (table && !isPlain)
    throw dumpProblem(
      statement,
      'only COPY’s text format without options is read in a dump',
      'Save its lines as a CSV file of their own, or make the dump with pg_dump.',
    );
  const rest = await reader.line();
  if (rest.text.trim() !== '' && !rest.text.trimStart().startsWith('--'))
    throw dumpProblem(
      statement,
      `its rows have to begin on a line of their own, and behind it stands ${quoted(rest)}`,
    );
  if (table && columns === null) throw withoutColumns(statement);
  // With another format, or without named columns, the number of cells is not known.
  const wanted = isPlain ? columns?.length : undefined;
  yield* rowLines(reader, table, statement, columns ?? [], wanted);
}

async function* rowLines(
  reader: SqlReader,
  table: ImportTable | null,
  statement: Statement,
  columns: readonly string[],
  wanted: number | undefined,
): AsyncGenerator<FileRow> {
  for (;;) {
    const next = reader.line();
    const row = next instanceof Promise ? await next : next;
    if (row.kind === 'end') throw endsEarly(statement, 'a table');
    if (/^\\\.[ \t]*$/.test(row.text)) return;
    if (row.cut && table)
      throw dumpProblem(
        at(reader, statement),
        `a row is too long: more than ${studioLimits.importRowMax} characters`,
      );
    if (row.cut) continue;
    const cells = row.text.split('\t');
    if (wanted !== undefined && cells.length !== wanted)
      throw dumpProblem(
        at(reader, statement),
        `a row has ${cells.length} values, and ${wanted} columns are named: the line \\. at its end may be missing`,
        makePlainDump,
      );
    if (table)
      yield {
        table,
        row: Object.fromEntries(columns.map((column, index) => [column, copyCell(cells[index])])),
      };
  }
}

/** The statement with the number of the last read line. */
const at = (reader: SqlReader, statement: Statement): Statement => ({
  ...statement,
  line: reader.lineNumber(),
});

/** A cell of COPY's text format; `\N` is null. */
function copyCell(cell: string | undefined): string | null {
  if (cell === undefined || cell === '\\N') return null;
  return cell.includes('\\') ? unescaped(cell) : cell;
}
