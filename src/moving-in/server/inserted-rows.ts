// The rows of one INSERT statement of a dump, which may have a single row or a whole table.

import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import {
  backslashQuote,
  dumpProblem,
  endsEarly,
  foreignDump,
  quoted,
  refuseTwice,
  type Statement,
  withoutColumns,
} from './dump-problem.ts';
import { readColumns } from './dump-target.ts';
import type { FileRow } from './file-row.ts';
import { isReadColumn } from './import-schema.ts';
import { plainValue } from './plain-value.ts';
import type { SqlReader } from './sql-reader.ts';
import { isEnd, isMark, isWord, type Token } from './sql-token.ts';

const onlyRows = 'only rows behind VALUES can be read';

/**
 * Reads the columns and rows behind the name of `table`. Words after the last row, such as ON CONFLICT, are left for
 * the caller to skip. Throws invalid_input where the statement is cut off, or has more than plain values in a column
 * that an import reads.
 */
export async function* insertedRows(
  reader: SqlReader,
  table: ImportTable,
  statement: Statement,
): AsyncGenerator<FileRow> {
  const columns = await columnsBefore(reader, statement);
  const read = columns.map((column) => isReadColumn(table, column));
  for (;;) {
    const opened = await reader.next();
    if (opened.kind === 'end') throw cutOff(statement);
    const row = { ...statement, line: reader.lineNumber() };
    if (!isMark(opened, '('))
      throw dumpProblem(row, `a row in parentheses has to stand where ${quoted(opened)} stands`);
    const cells = await readCells(reader, row, columns, read);
    if (cells.length !== columns.length)
      throw dumpProblem(row, `a row has ${cells.length} values, and ${columns.length} columns are named`);
    yield { table, row: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? null])) };
    const behind = await reader.next();
    if (isMark(behind, ',')) continue;
    reader.back(behind);
    if (isEnd(behind) || isWord(behind, 'on', 'returning')) return;
    if (isWord(behind, 'go')) throw foreignDump(reader.lineNumber(), 'SQL Server');
    throw dumpProblem(
      { ...statement, line: reader.lineNumber() },
      `a comma or a semicolon is missing before ${quoted(behind)}`,
    );
  }
}

/** The names of the columns; reads on until VALUES. */
async function columnsBefore(reader: SqlReader, statement: Statement): Promise<string[]> {
  let token = await reader.next();
  let columns: string[] | null = null;
  if (isWord(token, 'as')) {
    await reader.next();
    token = await reader.next();
  }
  if (isMark(token, '(')) {
    token = await reader.next();
    if (isMark(token, '(') || isWord(token, 'select', 'with', 'values', 'table'))
      throw dumpProblem(statement, onlyRows);
    reader.back(token);
    columns = await readColumns(reader);
    if (columns === null) throw dumpProblem(statement, 'its list of columns is more than names');
    refuseTwice(statement, columns);
    token = await reader.next();
  }
  if (isWord(token, 'overriding'))
    while (!isEnd(token) && !isWord(token, 'values', 'select', 'with', 'table')) token = await reader.next();
  if (token.kind === 'end') throw cutOff(statement);
  if (!isWord(token, 'values'))
    throw dumpProblem(statement, `${onlyRows}, and there stands ${quoted(token)}`);
  if (columns === null) throw withoutColumns(statement);
  return columns;
}

/**
 * The values up to the closing parenthesis. A value such as now() is null if its column is not read; otherwise the
 * value is a problem.
 */
async function readCells(
  reader: SqlReader,
  row: Statement,
  columns: readonly string[],
  read: readonly boolean[],
): Promise<(string | null)[]> {
  const cells: (string | null)[] = [];
  let tokens: Token[] = [];
  let depth = 0;
  let size = 0;
  for (;;) {
    const next = reader.next();
    const token = next instanceof Promise ? await next : next;
    // If a text ends with a backslash, and neither a comma nor a cast follows, the text has not really ended there.
    const before = tokens.at(-1);
    if (
      before?.kind === 'text' &&
      before.text.endsWith('\\') &&
      token.kind !== 'mark' &&
      !isWord(token, 'as')
    )
      throw backslashQuote(row);
    if (token.kind === 'end') throw cutOff(row);
    size += token.text.length + 1;
    if (token.cut || size > studioLimits.importRowMax)
      throw dumpProblem(row, `a row is too long: it has more than ${studioLimits.importRowMax} characters`);
    if (depth === 0 && (isMark(token, ',') || isMark(token, ')'))) {
      const value = plainValue(tokens);
      if (value === undefined && read[cells.length] !== false)
        throw dumpProblem(
          row,
          `the value of ${columns[cells.length]?.slice(0, 60) ?? 'a column without a name'} is more than plain values, such as now() or ARRAY[...]: ${
            tokens.length === 0
              ? 'there is none'
              : quoted({ ...token, text: tokens.map(({ text }) => text).join(' ') })
          }`,
        );
      cells.push(value ?? null);
      tokens = [];
      if (isMark(token, ')')) return cells;
      continue;
    }
    if (isMark(token, ';')) throw cutOff(row);
    if (isMark(token, '(') || isMark(token, '[')) depth += 1;
    else if (isMark(token, ')') || isMark(token, ']')) depth -= 1;
    tokens.push(token);
  }
}

function cutOff(statement: Statement) {
  return endsEarly(statement, 'a row');
}
