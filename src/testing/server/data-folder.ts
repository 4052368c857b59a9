// Data folders for servers that run their own database.

import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { startEmbedded } from '#platform/server/db/embedded/start-embedded.ts';
import { makeLog } from '#platform/server/log.ts';

/** Makes a folder that every user may enter, because PostgreSQL runs as another user when tests run as root. */
export async function makeEmptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-data-'));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Makes a data folder with an unused database, for tests that are not about making a database, which takes a second.
 */
export async function makeDataFolder(): Promise<string> {
  const folder = await makeEmptyFolder();
  await addDatabase(folder);
  return folder;
}

/** Puts an unused database into a data folder. */
export async function addDatabase(folder: string): Promise<void> {
  const { unused } = inject('testCluster');
  if (unused) await promisify(execFile)('cp', ['-a', unused, join(folder, 'postgres')]);
  else await (await startEmbedded({ dataDir: folder, log: makeLog('silent') })).stop();
}
