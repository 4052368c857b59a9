// Reads the rows of a JSON file one at a time, so that the whole file is never in memory. The file is an array of rows,
// or an object of such arrays with the tables' names as keys.

import { JSONParser } from '@streamparser/json';
import { AppError } from '#platform/server/http/app-error.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';

/**
 * `table` is null in a file that is one array. `row` is any value in the array, not always an object. `isListed` is
 * false for a list or an object that the file has in an object instead of in a table's array.
 */
export type JsonRow = { table: string | null; row: unknown; isListed: boolean };

/**
 * Reads the rows. Throws invalid_input for text that is not JSON of this shape; plain values beside the arrays are
 * skipped.
 */
export async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<JsonRow> {
  let parser: JSONParser | null = null;
  let rows: JsonRow[] = [];
  let count = 0;
  /** Characters since the last row was complete. */
  let unfinished = 0;
  for await (const chunk of text) {
    if (parser === null && chunk.trim() === '') continue;
    parser ??= parserOf(chunk, (row) => rows.push(row));
    try {
      parser.write(chunk);
    } catch (cause) {
      throw new AppError('invalid_input', { message: `Row ${count + rows.length + 1} is not JSON.`, cause });
    }
    unfinished = rows.length > 0 ? 0 : unfinished + chunk.length;
    count += rows.length;
    yield* rows;
    rows = [];
    if (unfinished > studioLimits.importRowMax) throw notJson(`row ${count + 1} is too long or never ends`);
  }
  if (parser && !parser.isEnded) throw notJson('it ends in the middle');
}

function parserOf(start: string, take: (row: JsonRow) => void): JSONParser {
  const bracket = start.trimStart()[0];
  if (bracket !== '[' && bracket !== '{') throw notJson('it has to begin with [ or {');
  const parser = new JSONParser({ paths: [bracket === '[' ? '$.*' : '$.*.*'], keepStack: false });
  parser.onValue = ({ value, parent, stack }) => {
    const isListed = Array.isArray(parent);
    if (isListed || (typeof value === 'object' && value !== null))
      take({ table: bracket === '[' ? null : String(stack[1]?.key), row: value, isListed });
  };
  return parser;
}

function notJson(why: string): AppError {
  return new AppError('invalid_input', { message: `This file is not the JSON we expect: ${why}.` });
}
