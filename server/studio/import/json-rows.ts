// The rows of a JSON file, one at a time and never the whole file at once: an array of rows, or an object of such arrays
// with the table's name as key. Finds where each row begins and ends; the row itself is read by JSON.parse.

import { studioLimits } from '#rules/studio/studio-limits.ts';
import { AppError } from '../../http/app-error.ts';

/** `table` is null in a file that is one array. */
export type JsonRow = { table: string | null; row: Record<string, unknown> };

/** Throws invalid_input for what is not JSON of this shape. Other values beside the arrays are passed over. */
export async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<JsonRow> {
  let depth = 0;
  /** 1 in a file that is one array, 2 in an object of arrays; 0 until the first bracket. */
  let rowDepth = 0;
  let inString = false;
  let escaped = false;
  let word = '';
  let table: string | null = null;
  let row: string[] | null = null;
  let rowLength = 0;
  let count = 0;

  for await (const chunk of text) {
    let rowStart = row === null ? -1 : 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at] as string;
      if (inString) {
        if (depth === 1 && rowDepth === 2 && row === null) word += character;
        if (escaped) escaped = false;
        else if (character === '\\') escaped = true;
        else if (character === '"') inString = false;
      } else if (character === '"') {
        inString = true;
        if (row === null) word = '';
      } else if (character === '{' || character === '[') {
        if (depth === 0) rowDepth = character === '[' ? 1 : 2;
        if (character === '[' && depth === 1 && rowDepth === 2) table = word.slice(0, -1);
        if (character === '{' && depth === rowDepth && row === null) {
          row = [];
          rowLength = 0;
          rowStart = at;
        }
        depth += 1;
      } else if (character === '}' || character === ']') {
        depth -= 1;
        if (depth < 0) throw notJson('it closes something that was never opened');
        if (row !== null && depth === rowDepth) {
          count += 1;
          row.push(chunk.slice(rowStart, at + 1));
          yield { table, row: parseRow(row.join(''), count) };
          row = null;
          rowStart = -1;
        }
        if (depth === 0 && rowDepth === 0) throw notJson('it has no rows');
      } else if (depth === 0 && character.trim() !== '') throw notJson('it has to begin with [ or {');
    }
    if (row !== null) {
      row.push(chunk.slice(rowStart));
      rowLength += chunk.length - rowStart;
      if (rowLength > studioLimits.importRowMax) throw notJson(`row ${count + 1} is too long or never ends`);
    }
  }
  if (depth !== 0 || inString) throw notJson('it ends in the middle');
}

function parseRow(text: string, count: number): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('invalid_input', { message: `Row ${count} is not JSON.`, cause: error });
  }
}

function notJson(why: string): AppError {
  return new AppError('invalid_input', { message: `This file is not the JSON we expect: ${why}.` });
}
