// Reads the rows of a CSV file one at a time, so that the whole file is never in memory.

import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import { isBlank } from '#platform/rules/text-length.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { csvShapeOf } from './csv-shape.ts';

/**
 * Yields the cells of each row, the header first. `start` is the start of the text, which shows how the columns are
 * separated. Throws invalid_input, with the number of the row, for text that is not CSV, and for a file whose header is
 * not its first row.
 */
export async function* csvRows(
  text: AsyncIterable<string>,
  start: string,
  table: ImportTable,
): AsyncGenerator<string[]> {
  const { delimiter, from } = csvShapeOf(start, table);
  const hasNull = new RegExp(`(?:^|[\r\n\\${delimiter}])NULL(?:$|[\r\n\\${delimiter}])`).test(start);
  const read = parse({
    delimiter,
    record_delimiter: breaksRows(start.slice(from)) ? ['\r\n', '\n'] : ['\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    // Spreadsheets save emptied rows too.
    skip_records_with_empty_values: true,
    max_record_size: studioLimits.importRowMax,
    // Many databases write NULL for a missing value, and put quotation marks around NULL as a text. The function costs
    // time for every cell, so only files that may have such cells get it.
    ...(hasNull && { cast: (cell: string, { quoting }) => (cell === 'NULL' && !quoting ? '' : cell) }),
  });
  try {
    // The pipeline passes an error of the source on to the reader of the rows.
    const rows = pipeline(skip(text, from), read, () => undefined) as AsyncIterable<string[]>;
    // Spreadsheets write cells of blanks, and some old programs end a file with a sign that nobody sees.
    for await (const cells of rows) if (!cells.every(isBlank)) yield cells;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('invalid_input', { message: csvProblem(error), cause: error });
  }
}

/** Whether rows end with a line feed. Line feeds may also be inside cells, and after a line above the header. */
function breaksRows(text: string): boolean {
  return text
    .trimStart()
    .replaceAll(/"[^"]*(?:"|$)/g, '')
    .includes('\n');
}

async function* skip(text: AsyncIterable<string>, characters: number): AsyncGenerator<string> {
  let left = characters;
  for await (const piece of text) {
    yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}

const quoting =
  'A cell with quotation marks in it begins and ends with one, without a blank before it, and has each of its own twice: "Zoe ""Z""".';

function csvProblem(error: CsvError): string {
  const row = `Row ${(error as CsvError & { lines?: number }).lines ?? '?'}`;
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `${row} is too long, or a quotation mark is not closed. ${quoting}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return `${row}: a quotation mark is opened there or above, and never closed. ${quoting}`;
  if (/INVALID_(?:OPENING|CLOSING)_QUOTE$/.test(error.code))
    return `${row}: a quotation mark stands in the middle of a cell. ${quoting}`;
  return `${row} is not CSV: ${error.message.slice(0, 200)}`;
}
