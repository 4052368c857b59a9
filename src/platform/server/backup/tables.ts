// The tables of a backup, in an order in which they can be filled: tables that others refer to come first.

import type pg from 'pg';

/**
 * Tables that are made anew by themselves and would only be stale, such as limits' counters, and the people in an import
 * that waits.
 */
export const leftOut: ReadonlySet<string> = new Set([
  'migrations',
  'rate_limits',
  'imports',
  'import_rows',
  'import_plan',
]);

/**
 * The statement that follows the opening of a transaction in which files of many minutes are written and read: the database
 * does not end it for doing nothing. It is in one command with the opening, because also a moment between the two may be too
 * long.
 */
export const mayWait = 'set local idle_in_transaction_session_timeout = 0';

/** Names of all our tables, referenced ones before those that refer to them. */
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

/** Removes all tables and functions of ours; those of extensions stay. */
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

/** Returns rows and a checksum of each table that does not depend on the order of its rows. */
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
