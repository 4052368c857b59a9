// Checks that this version of the product knows the schema of its database.

import type pg from 'pg';

/**
 * Returns a line that says why this version must not work on the database: a newer version made its schema, or a
 * migration was edited after it ran here. Returns null when all is well. `known` has the checksums of this version's
 * migrations, by name.
 */
export async function schemaFlaw(
  client: pg.ClientBase | pg.Pool,
  known: ReadonlyMap<string, string>,
): Promise<string | null> {
  // The query reads whole rows as JSON, because old databases do not have the column of checksums.
  const { rows } = await client.query('select to_jsonb(m) as row from migrations m order by name');
  const applied: { name: string; checksum?: string | null }[] = rows.map(({ row }) => row);
  const newer = applied.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (newer.length > 0)
    return `The database was used by a newer version of Shamble (${newer.join(', ')}): run that version, or restore a backup from before it.`;
  const edited = applied.find(({ name, checksum }) => checksum && checksum !== known.get(name));
  if (edited)
    return `The migration ${edited.name} was changed after this database had run it: put the file back as it was, and make a new one for the change.`;
  return null;
}
