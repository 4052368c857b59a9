// `npm run upgrade -- [REVISION]`: brings the project to the newest version (or to that Git revision), restarts the
// service, and goes back by itself when the new version is not ready in time. All code that is needed to go back is
// loaded before the first file changes.

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backupFolder } from '../src/platform/server/backup/automatic-backup.ts';
import { restoreBackup } from '../src/platform/server/backup/restore-backup.ts';
import { writeBackup } from '../src/platform/server/backup/write-backup.ts';
import { SERVING_LOCK } from '../src/platform/server/db/announcements.ts';
import { migrationNames } from '../src/platform/server/db/migrate.ts';
import { openForTools } from '../src/platform/server/db/open-for-tools.ts';
import { type Env, readEnv } from '../src/platform/server/env.ts';
import { localOrigin } from '../src/platform/server/local-origin.ts';
import { run } from './run.ts';

/** Commands that stop and start the service on this machine, and the seconds it may take to be ready. */
const { SERVICE_STOP = '', SERVICE_START = '', READY_WITHIN = '120' } = process.env;

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args, { quietly: true });
  if (code !== 0) throw new Error(`git ${args[0]}: ${output.trim()}`);
  return output.trim();
}

async function service(command: string): Promise<void> {
  const { code } = await run('sh', ['-c', command]);
  if (code !== 0) throw new Error(`'${command}' ended with ${code}`);
}

/** Puts the files of a revision in place, with packages and build. The running version is not affected. */
async function prepare(revision: string): Promise<void> {
  await git('reset', '--keep', '--quiet', revision);
  const { code } = await run('node', ['scripts/set-up.mjs', 'build']);
  if (code !== 0) throw new Error('its packages or its build could not be made');
}

async function isReady({ HOST, PORT }: Env): Promise<boolean> {
  const answer = await fetch(`${localOrigin(HOST, PORT)}/health/ready`, {
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null);
  return answer?.status === 200;
}

/** Starts the service and waits for it; throws when the service is not ready in time. */
async function start(env: Env): Promise<void> {
  await service(SERVICE_START);
  for (const end = Date.now() + Number(READY_WITHIN) * 1_000; Date.now() < end; await sleep(200))
    if (await isReady(env)) return;
  throw new Error(`it was not ready within ${READY_WITHIN} s; its log says why`);
}

/**
 * Throws when no server uses the database of these settings: it is then not the service's database, and a backup of it
 * would be useless.
 */
async function checkDatabase(env: Env): Promise<void> {
  await using database = await openForTools(env, { asItIs: true });
  const { rows } = await database.pool.query('select pg_try_advisory_xact_lock($1) as unused', [
    SERVING_LOCK,
  ]);
  if (rows[0].unused)
    throw new Error(
      'No server runs on the database that DATABASE_URL or DATA_DIR leads to: nothing was changed. Give this command the settings of the service.',
    );
}

/** Backs up after the service has stopped, so that nothing is missing that people did before. */
async function backUp(env: Env, path: string): Promise<void> {
  await using database = await openForTools(env, { alone: true, asItIs: true });
  await writeBackup(database.pool, path);
}

/**
 * Restores the data if the new version changed the schema. If not, the present data stays: it is newer than the backup.
 */
async function restoreIfChanged(env: Env, path: string): Promise<void> {
  await using database = await openForTools(env, { alone: true, asItIs: true });
  const known = new Set(await migrationNames());
  const { rows } = await database.pool.query('select name from migrations');
  if (rows.some(({ name }) => !known.has(name))) await restoreBackup(database.pool, path);
}

/** Upgrades; returns false when the old version runs again. */
async function upgrade(): Promise<boolean> {
  const env = readEnv(process.env);
  if (!SERVICE_STOP || !SERVICE_START)
    throw new Error(
      'Set SERVICE_STOP and SERVICE_START, such as SERVICE_START="systemctl start shamble": nothing was changed.',
    );
  if (!(Number(READY_WITHIN) > 0)) throw new Error('READY_WITHIN: seconds, such as 120');
  if ((await git('status', '--porcelain', '--untracked-files=no')) !== '')
    throw new Error('Files of the project were edited here: nothing was changed. `git status` names them.');
  if (!(await isReady(env)))
    throw new Error(
      'The version that runs now is not ready: nothing was changed. Look at its log, and at PORT and HOST.',
    );
  await checkDatabase(env);
  await git('fetch', '--quiet', '--tags');
  const [from, to] = [await git('rev-parse', 'HEAD'), await git('rev-parse', `${revision}^{commit}`)];
  if (from === to) {
    console.log(`This is ${revision} already: nothing was changed.`);
    return true;
  }
  if ((await git('rev-list', '--max-count=1', from, '--not', to, '--remotes', '--tags')) !== '')
    throw new Error(
      'Commits were made here that the new version does not have: nothing was changed. Rebase or merge them by hand.',
    );
  const path = join(backupFolder(env.DATA_DIR), `before-upgrade-from-${from.slice(0, 12)}.gz`);
  let reached: 'nothing' | 'stop' | 'start' = 'nothing';
  try {
    await prepare(to);
    // The step counts as reached even when the command fails: the service may have stopped all the same, and starting a
    // running service changes nothing.
    reached = 'stop';
    await service(SERVICE_STOP);
    await backUp(env, path);
    reached = 'start';
    await start(env);
    console.log(`${to.slice(0, 12)} runs. The data as it was before: ${path}`);
    return true;
  } catch (error) {
    console.error(`The new version failed: ${error instanceof Error ? error.message : error}`);
    console.error('Going back...');
    // Stopping fails where the service has already ended. If the service is in fact still running, its data is not
    // touched, and the restore ends with an error.
    if (reached === 'start') await service(SERVICE_STOP).catch(() => undefined);
    await prepare(from);
    if (reached === 'start') await restoreIfChanged(env, path);
    if (reached !== 'nothing') await start(env);
    console.error(`The old version ${reached === 'nothing' ? 'ran on' : 'runs again'}, with all data.`);
    return false;
  }
}

const revision = process.argv[2] ?? '@{upstream}';
try {
  if (!(await upgrade())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
