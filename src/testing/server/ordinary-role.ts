// Makes a role such as people get on a PostgreSQL that others run: no superuser, but the owner of its own database.

import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type OrdinaryRole = {
  /** The role's address, on the database that it owns. */
  url: string;
  /** Removes the role and its database. */
  drop(): Promise<void>;
};

/**
 * Makes an ordinary role if `url` is a superuser's address; otherwise returns `url` unchanged. `rights` are words of
 * CREATE ROLE, such as CREATEDB.
 */
export async function makeOrdinaryRole(url: string, rights = ''): Promise<OrdinaryRole> {
  const name = `shamble_owner_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const made = await atMaintenance(url, async (client) => {
    const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user');
    if (!rows[0].rolsuper) return false;
    await client.query(`create role ${name} login ${rights} password '${password}'`);
    await client.query(`create database ${name} owner ${name}`);
    return true;
  });
  if (!made) return { url, drop: async () => undefined };
  const own = new URL(withDatabase(url, name));
  own.username = name;
  own.password = password;
  return {
    url: own.href,
    drop: () =>
      atMaintenance(url, async (client) => {
        await client.query(`drop database ${name} with (force)`);
        await client.query(`drop role ${name}`);
      }),
  };
}

/** Returns the address of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Runs statements on a maintenance database, which no test uses. */
export async function atMaintenance<Result>(
  url: string,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
