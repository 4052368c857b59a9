// How to reach the database of a running product: DATABASE_URL, or the socket that its embedded PostgreSQL names.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

export async function productConnection(dataDir: string): Promise<pg.PoolConfig> {
  if (process.env.DATABASE_URL) return { connectionString: process.env.DATABASE_URL };
  // PostgreSQL writes its socket's folder on the fifth line of its lock file.
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return { host: lines[4], user: 'shamble', database: 'shamble' };
}
