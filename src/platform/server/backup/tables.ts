// The tables of a backup, in an order in which they can be filled: a table to which another refers comes first.

import type pg from 'pg';

/**
 * Tables that a backup leaves out: tables whose rows the server makes again (migrations, counters of limits), and the
 * tables of imports, which have data about people only until an import is finished.
 */
export const leftOut: ReadonlySet<string> = new Set([
  'migrations',
  'rate_limits',
  'imports',
  'import_rows',
  'import_plan',
]);

/**
 * The statement that follows `begin` in a transaction that writes or reads files for many minutes, so that the database
 * does not end it as idle. It is sent in one command with `begin`: even the moment between two commands may be too
 * long.
 */
export const mayWait = 'set local idle_in_transaction_session_timeout = 0';

/** Returns the names of the tables of a backup; each table comes after the tables that it refers to. */
export async function tablesInOrder(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const { rows: references } = await client.query(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { to } of references.filter((reference) => reference.from === name)) visit(to);
    ordered.push(name);
  };
  for (const { name } of tables) visit(name);
  return ordered.filter((name) => !leftOut.has(name));
}

/** Removes all our tables and functions; the tables and functions of extensions stay. */
export async function removeSchema(client: pg.ClientBase): Promise<void> {
  const own = (kind: string) =>
    `not exists (select from pg_depend d where d.classid = '${kind}'::regclass and d.objid = o.oid and d.deptype = 'e')`;
  const { rows } = await client.query(
    `select 'table ' || o.oid::regclass as thing from pg_class o
       where relkind = 'r' and relnamespace = 'public'::regnamespace and ${own('pg_class')}
     union all
     select 'function ' || o.oid::regprocedure from pg_proc o
       where prokind = 'f' and pronamespace = 'public'::regnamespace and ${own('pg_proc')}`,
  );
  for (const { thing } of rows) await client.query(`drop ${thing} cascade`);
}

/** Returns the count of rows and a checksum of each table; the order of its rows makes no difference. */
export async function checksums(client: pg.ClientBase): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of await tablesInOrder(client)) {
    const { rows } = await client.query(
      `select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${table} t`,
    );
    sums[table] = rows[0].sum;
  }
  return sums;
}
