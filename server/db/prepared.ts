// Hot statements: the few that most calls run are prepared once on each connection, because planning them costs more than
// running them.

import type { Compilable, Kysely } from 'kysely';
import type { Database } from './schema.ts';

const names = new Map<string, string>();

/** The rows of a statement, prepared under `name`, which stands for this statement alone. */
export async function prepared<Row>(
  db: Kysely<Database>,
  name: string,
  statement: Compilable<Row>,
): Promise<Row[]> {
  const compiled = statement.compile();
  names.set(compiled.sql, name);
  return (await db.executeQuery(compiled)).rows;
}

/** The name under which this SQL is prepared; undefined for all that is not. */
export function preparedName(sql: string): string | undefined {
  return names.get(sql);
}
