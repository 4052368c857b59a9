// The few statements that most calls run are built once, and prepared once on each connection, because building and
// planning them costs more than running them.

import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from '#subjects/server/schema.ts';

const names = new Map<string, string>();

/** A stand-in for a value while a statement is built. */
class Given {
  readonly key: PropertyKey;
  constructor(key: PropertyKey) {
    this.key = key;
  }
}

/**
 * Returns a statement that is prepared under `name`, which no other statement has. `build` is called once, with a
 * stand-in for each value, and may only pass the stand-ins on as parameters. The returned function takes the values and
 * gives the rows.
 */
export function prepared<Values extends object, Row>(
  name: string,
  build: (db: Kysely<Database>, given: Values) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    if (!compiled) {
      compiled = build(db, new Proxy({} as Values, { get: (_, key) => new Given(key) })).compile();
      names.set(compiled.sql, name);
    }
    const parameters = compiled.parameters.map((each) =>
      each instanceof Given ? values[each.key as keyof Values] : each,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/** Returns the name under which this SQL is prepared; undefined for all other SQL. */
export function preparedName(sql: string): string | undefined {
  return names.get(sql);
}
