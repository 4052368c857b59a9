// The rows of one INSERT statement of a dump, which may hold one of them or all of a table.

import { AppError } from '../../http/app-error.ts';
import type { TextReader } from './text-reader.ts';
import { unescaped } from './unescaped.ts';

/** A number, null, true; quoted, with doubled quotes in it; or E-quoted, with backslashes. */
const literal = String.raw`[Ee]'[^'\\]*(?:(?:''|\\[^])[^'\\]*)*'(?!')|'[^']*(?:''[^']*)*'(?!')|[^\s,()':]+`;
/** With a type behind it, where a tool writes one. */
const value = String.raw`\s*(?:${literal})(?:::[\w".\s]+(?:\[\])?\s*|\s*)`;
const tuple = new RegExp(
  String.raw`\s*\((${value}(?:,${value})*)\)\s*(?:(,)|(?:ON CONFLICT DO NOTHING\s*)?;)`,
  'iy',
);
const values = new RegExp(String.raw`\s*(${literal})(?:::[^,]*)?`, 'g');

/** What stands after VALUES, of `table`. Throws invalid_input where that ends early or is more than plain values. */
export async function* insertedRows(reader: TextReader, table: string): AsyncGenerator<(string | null)[]> {
  for (let goesOn = true; goesOn; ) {
    const found = await reader.take(tuple);
    if (!found) throw unreadable(table);
    const [, inside = '', comma] = found;
    yield [...inside.matchAll(values)].map(([, written = '']) => cell(written));
    goesOn = comma !== undefined;
  }
}

function unreadable(table: string): AppError {
  return new AppError('invalid_input', {
    message: `The INSERT of ${table} can’t be read: a row is cut off, too long, or more than plain values, such as now() or ARRAY[...]. Make the dump again without --inserts.`,
  });
}

function cell(written: string): string | null {
  if (/^(?:null|default)$/i.test(written)) return null;
  const text = written.slice(written.indexOf("'") + 1, -1).replaceAll("''", "'");
  if (written.startsWith("'")) return text;
  return /^e'/i.test(written) ? unescaped(text) : written;
}
