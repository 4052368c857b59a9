// The automatic backups, kept beside the built-in database: one a day, and one before its schema
// changes. A database named by DATABASE_URL is backed up by its operator.

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { writeBackup } from './write-backup.ts';

/** How many daily backups are kept. */
const DAYS_KEPT = 14;
const DAILY = /^daily-\d{4}-\d{2}-\d{2}\.gz$/;

/** Where DATA_DIR keeps its backups. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/**
 * Writes the backup of the UTC day of `now` (milliseconds) into `folder` and removes the oldest beyond fourteen.
 * A backup that can't be written removes nothing.
 */
export async function backUpDaily(pool: pg.Pool, folder: string, now: number): Promise<void> {
  await writeBackup(pool, join(folder, `daily-${new Date(now).toISOString().slice(0, 10)}.gz`));
  const daily = (await readdir(folder)).filter((name) => DAILY.test(name)).sort();
  for (const name of daily.slice(0, -DAYS_KEPT)) await rm(join(folder, name));
}

/** Writes what a migration is about to change; named after the first migration that is missing. */
export async function backUpBefore(pool: pg.Pool, folder: string, migration: string): Promise<void> {
  await writeBackup(pool, join(folder, `before-${migration.replace(/\.sql$/, '')}.gz`));
}
