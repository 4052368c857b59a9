// The rows of a CSV file, one at a time and never the whole file at once.

import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import { AppError } from '../../http/app-error.ts';

/** `start` has the header, which is the first row. Throws invalid_input, naming the row, for text that is not CSV. */
export async function* csvRows(text: AsyncIterable<string>, start: string): AsyncGenerator<string[]> {
  const read = parse({
    delimiter: delimiterOf(start),
    relax_column_count: true,
    skip_empty_lines: true,
    // Spreadsheets save rows that were emptied.
    skip_records_with_empty_values: true,
    max_record_size: studioLimits.importRowMax,
  });
  try {
    // A broken source is told to the reader of the rows.
    yield* pipeline(text, read, () => undefined) as AsyncIterable<string[]>;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('invalid_input', { message: csvProblem(error), cause: error });
  }
}

/** Spreadsheets of some countries write semicolons; the header says which it is. */
function delimiterOf(start: string): string {
  const header = start.trimStart().split(/\r?\n/, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

function csvProblem(error: CsvError): string {
  const row = `Row ${(error as CsvError & { lines?: number }).lines ?? '?'}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `${row}: a quotation mark is opened and never closed.`;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return `${row} is too long, or a quotation mark is not closed.`;
  return `${row} is not CSV: ${error.message.slice(0, 200)}`;
}
