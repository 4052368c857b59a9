// The part of `npm run soak` that dances the whole course on a fresh clone, as on another machine: in a folder with a
// space in its name, as an ordinary Unix user, and with a PostgreSQL role that only owns its database. Root clones for
// the user `nobody`, anybody else for themselves. Only commits are cloned.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../src/platform/server/db/embedded/start-embedded.ts';
import { makeLog } from '../src/platform/server/log.ts';
import { makeOrdinaryRole } from '../src/testing/server/ordinary-role.ts';
import { startTcpProxy } from '../src/testing/server/tcp-proxy.ts';

const NOBODY = 65_534;
const root = fileURLToPath(new URL('..', import.meta.url));
const ordinary = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Tries the clone in a new folder, which is removed at the end; resolves with the exit code of the journey. */
async function tryFreshClone(): Promise<number> {
  const above = await mkdtemp(join(tmpdir(), 'shamble fresh clone '));
  await chmod(above, 0o755);
  const home = join(above, 'home');
  const clone = join(home, 'my clone');
  await mkdir(home);
  const postgres = await startEmbedded({
    dataDir: join(above, 'postgres of others'),
    log: makeLog('silent'),
  });
  const { host, user, database } = postgres.connection;
  const superuser = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  const role = await makeOrdinaryRole(superuser);
  const proxy = await startTcpProxy(superuser);
  const { username, password, pathname } = new URL(role.url);

  // This machine's settings for the network are kept; npm's variables for its own scripts are not.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/.test(name));
  const environment = {
    ...Object.fromEntries(inherited),
    HOME: home,
    // e2e/course/whole-course.spec.ts reads this variable: the database to which the course is moved.
    COURSE_DATABASE_URL: `postgres://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`,
  };
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    if (ordinary.uid) execFileSync('chown', ['-R', `${ordinary.uid}:${ordinary.gid}`, home]);
    const journey = spawn('npm', ['run', 'e2e', '--', 'whole-course.spec.ts'], {
      cwd: clone,
      env: environment,
      stdio: 'inherit',
      ...ordinary,
    });
    const [code] = await once(journey, 'exit');
    return code ?? 1;
  } finally {
    await proxy.close();
    await role.drop();
    await postgres.stop();
    await rm(above, { recursive: true, force: true });
  }
}

process.exitCode = await tryFreshClone();
