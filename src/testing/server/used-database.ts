// The database of an installation that people used on 22 November 2026: a backup that version b5b1f07 wrote, with two
// people, sessions, progress of four days, a trophy, feedback and edited texts. Upgrades are tested with it.

import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { readMigration } from '#platform/server/db/migrate.ts';

const folder = new URL('./used-database/', import.meta.url);

/** The installation's backup, as a file for `npm run restore`. */
export const usedBackup = new URL('backup.gz', folder);

/** The rows and credentials of the installation's people. */
export type UsedDatabase = {
  /** The moment at which the backup was written; at that moment sessions are valid and streaks unbroken. */
  made_at: string;
  secret: string;
  /** The cookies, by name, of the learner's two signed-in browsers. */
  cookies: Record<string, string>[];
  email: string;
  password: string;
  /** The learner's progress, as the API returned it at that moment. */
  progress: Record<string, unknown> & { trophies: unknown[] };
  profile: Record<string, unknown>;
};

export async function readUsedDatabase(): Promise<UsedDatabase> {
  return JSON.parse(await readFile(new URL('expected.json', folder), 'utf8'));
}

/** Fills an empty database as version b5b1f07 left it: with that version's migrations, their records, and its rows. */
export async function fillAsUsed(pool: pg.Pool): Promise<void> {
  const [header = '', ...lines] = gunzipSync(await readFile(usedBackup))
    .toString()
    .trimEnd()
    .split('\n');
  await pool.query(
    'create table migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const name of JSON.parse(header).migrations) {
    await pool.query(await readMigration(name));
    await pool.query('insert into migrations (name) values ($1)', [name]);
  }
  let table = '';
  for (const line of lines) {
    if (line.startsWith('{"table":')) {
      await pool.query(table ? `alter table ${table} enable trigger user` : '');
      table = JSON.parse(line).table;
      await pool.query(`alter table ${table} disable trigger user`);
    } else
      await pool.query(
        `insert into ${table} overriding system value select * from json_populate_record(null::${table}, $1)`,
        [line],
      );
  }
  await pool.query(`alter table ${table} enable trigger user`);
}
