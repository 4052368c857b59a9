// The table of a statement in a dump, and the columns that the statement names.

import { type ImportTable, importTableIn } from '#moving-in/rules/import-tables.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { refuseForeignName } from './dump-problem.ts';
import type { SqlReader } from './sql-reader.ts';
import { isMark, isWord } from './sql-token.ts';

/** `table` is null for a table that an import does not read. */
export type Target = { called: string; table: ImportTable | null };

/**
 * Reads a table's name, with or without schema and database. Upper and lower case count as the same, as in the names of
 * files. Returns null where there is no name. Some databases write the word TABLE before the name.
 */
export async function readTarget(reader: SqlReader, schema: string): Promise<Target | null> {
  const parts: string[] = [];
  for (;;) {
    let token = await reader.next();
    if (parts.length === 0 && isWord(token, 'only', 'table')) token = await reader.next();
    if (token.kind !== 'word' && token.kind !== 'name') {
      reader.back(token);
      return null;
    }
    parts.push(token.text.toLowerCase());
    token = await reader.next();
    if (isMark(token, '.') && parts.length < 3) continue;
    reader.back(token);
    if (isMark(token, '.')) return null;
    const [table = '', inSchema = schema] = parts.reverse();
    return { called: `${inSchema}.${table}`.slice(0, 150), table: importTableIn(inSchema, table) };
  }
}

/**
 * The names in the parentheses that were just opened; null where they contain anything else. Throws invalid_input for
 * names in the quotation marks of another kind of database.
 */
export async function readColumns(reader: SqlReader): Promise<string[] | null> {
  const columns: string[] = [];
  let size = 0;
  for (;;) {
    const name = await reader.next();
    refuseForeignName(name, reader.lineNumber());
    const mark = await reader.next();
    size += name.text.length + 1;
    const isName = (name.kind === 'word' || name.kind === 'name') && !name.cut;
    if (!isName || size > studioLimits.importRowMax) return null;
    columns.push(name.text.toLowerCase());
    if (isMark(mark, ')')) return columns;
    if (!isMark(mark, ',')) return null;
  }
}
