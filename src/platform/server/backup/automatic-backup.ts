// The automatic backups: one a day, and one before the schema of the built-in database changes. A database named by
// DATABASE_URL is backed up by its operator, unless BACKUP_COMMAND says where backups go.

import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { mediaFolder } from '#platform/server/media-folder.ts';
import type { Env } from '../env.ts';
import { sendBackup } from './send-backup.ts';
import { type BesideTables, writeBackup } from './write-backup.ts';

/**
 * Number of daily backups that are kept, and number of days for which a backup made before an operator's import or undo
 * is kept.
 */
const DAYS_KEPT = 14;
const DAY = 86_400_000;
const BEFORE_OPERATOR = /^before-(?:import|undo)-(\d{4}-\d{2}-\d{2})-.*\.gz$/;
const DAILY = /^daily-\d{4}-\d{2}-\d{2}\.gz$/;

/** Returns the folder of the backups in DATA_DIR. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/**
 * Returns the newest complete backup of any kind (daily, or before a migration, an import or an undo); null where there
 * is none.
 */
export async function latestBackup(
  dataDir: string,
): Promise<{ name: string; at: Date; bytes: number } | null> {
  const folder = backupFolder(dataDir);
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.gz'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, is: await stat(join(folder, name)).catch(() => null) })),
  );
  const found = files.flatMap(({ name, is }) => (is ? [{ name, at: is.mtime, bytes: is.size }] : []));
  return found.sort((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}

/** Whether a backup is written every day. */
export function isBackedUpDaily(env: Env): boolean {
  return env.DATABASE_URL === undefined || env.BACKUP_COMMAND !== undefined;
}

/**
 * Returns the function with which the daily job writes a backup, and sends it if BACKUP_COMMAND is set; null where no
 * daily backup is written. `now` returns UTC milliseconds.
 */
export function makeDailyBackup(
  env: Env,
  secret: string,
  now: () => number,
): ((pool: pg.Pool) => Promise<void>) | null {
  if (!isBackedUpDaily(env)) return null;
  return async (pool) => {
    const folder = backupFolder(env.DATA_DIR);
    const path = await backUpDaily(pool, folder, now(), besideTables(env, secret));
    if (env.BACKUP_COMMAND) await sendBackup(env.BACKUP_COMMAND, path, folder, now());
  };
}

/**
 * Writes the backup of the UTC day of `now` (milliseconds) into `folder` and keeps only the newest fourteen daily
 * backups. If the backup can't be written, no old backup is removed. Resolves with the path of the new backup.
 */
export async function backUpDaily(
  pool: pg.Pool,
  folder: string,
  now: number,
  parts: BesideTables = {},
): Promise<string> {
  const path = join(folder, `daily-${new Date(now).toISOString().slice(0, 10)}.gz`);
  await writeBackup(pool, path, parts);
  const daily = (await readdir(folder)).filter((name) => DAILY.test(name)).sort();
  for (const name of daily.slice(0, -DAYS_KEPT)) await rm(join(folder, name));
  await removeOldOnes(folder, now);
  return path;
}

/**
 * Backs up the data that an operator is about to change; `name` is before-import or before-undo. `now` is in UTC
 * milliseconds.
 */
export async function backUpForUndo(
  connection: pg.PoolConfig,
  folder: string,
  name: string,
  now: number,
): Promise<void> {
  // This pool is separate, because statements on a large table take longer than the shared pool allows.
  const pool = new pg.Pool({ ...connection, max: 1 });
  pool.on('error', () => undefined);
  try {
    const moment = new Date(now).toISOString().replaceAll(/[:.]/g, '-').replace('T', '-');
    // Two operators may begin in the same moment: the random part gives their backups different names.
    await writeBackup(pool, join(folder, `${name}-${moment}-${randomUUID().slice(0, 8)}.gz`));
    await removeOldOnes(folder, now);
  } finally {
    await pool.end();
  }
}

async function removeOldOnes(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, day] = BEFORE_OPERATOR.exec(name) ?? [];
    const path = join(folder, name);
    // A backup that is being written changes all the time, so an .unfinished file that did not change for a day was
    // left by a killed server. The machine's clock set the file's time, so that time is compared with that clock and
    // not with `now`.
    const left = name.endsWith('.unfinished') && (await stat(path).catch(() => null));
    if (left && left.mtimeMs < Date.now() - DAY) await rm(path, { force: true });
    if (day && Date.parse(day) < now - DAYS_KEPT * DAY) await rm(path, { force: true });
  }
}

/**
 * Backs up the data before migrations change it; the file is named after `migration`, the first migration that the
 * database has not had yet.
 */
export async function backUpBefore(pool: pg.Pool, folder: string, migration: string): Promise<void> {
  await writeBackup(pool, join(folder, `before-${migration.replace(/\.sql$/, '')}.gz`));
}

/**
 * Returns the parts that BACKUP_INCLUDES adds to a backup beside the tables. `secret` is the secret that signs cookies
 * and links; null leaves the secret out of the backup.
 */
export function besideTables(env: Env, secret: string | null): BesideTables {
  const { BACKUP_INCLUDES: wanted, BACKUP_PASSPHRASE: passphrase } = env;
  return {
    media: wanted.includes('media') ? mediaFolder(env.DATA_DIR) : undefined,
    secret:
      wanted.includes('secret') && secret !== null && passphrase ? { value: secret, passphrase } : undefined,
  };
}
