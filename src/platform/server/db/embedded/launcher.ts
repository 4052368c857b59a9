// Chooses the user under which PostgreSQL runs, and lets PostgreSQL end with this process. PostgreSQL refuses to run as
// root, so a server that runs as root starts it as `nobody`. The launcher must never change the owner of a folder that
// already holds a database.

import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

const NOBODY = 65_534;
const AS_NOBODY = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
/**
 * Options that let `nobody` pass through a private home folder. They give wide file access, so they are the
 * second choice.
 */
const PAST_PERMISSIONS = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
/**
 * The command that maps this user to `nobody` inside a user namespace: for container users without a passwd entry, and
 * for root without capabilities.
 */
const IN_NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
/**
 * The option by which SIGKILL of this process shuts PostgreSQL down cleanly, instead of leaving it behind.
 */
const DIES_WITH_US = '--pdeathsig=INT';

export type Launcher = {
  /** The words to put before a PostgreSQL command line. */
  prefix: string[];
  /** Whether other programs run as PostgreSQL's user too. */
  shared: boolean;
  /** Gives a fresh folder to the user that PostgreSQL will run as. */
  handOver(path: string): Promise<void>;
};

/**
 * Returns the launcher that needs the fewest rights and works here. `folder` is an existing folder beside the database,
 * `pgdata` the database's own. If `pgdata` exists, its owner decides which user runs PostgreSQL, because that owner
 * never changes.
 */
export function chooseLauncher({
  folder,
  pgdata,
  postgres,
}: {
  folder: string;
  pgdata: string;
  postgres: string;
}): Launcher {
  const keep = async () => undefined;
  const namespaced = { prefix: [...IN_NAMESPACE, 'setpriv', DIES_WITH_US], shared: false, handOver: keep };
  if (process.platform !== 'linux') return { prefix: [], shared: false, handOver: keep };
  if (process.getuid?.() !== 0) {
    if (hasName())
      return {
        prefix: works(['setpriv', DIES_WITH_US, 'true']) ? ['setpriv', DIES_WITH_US] : [],
        shared: false,
        handOver: keep,
      };
    return namespaced;
  }

  const owner = statSync(pgdata, { throwIfNoEntry: false })?.uid;
  if (owner === 0) return namespaced;
  // As `nobody`, PostgreSQL would refuse another user's folder. And a backup that root makes beside the running server
  // would leave a folder that root owns, in which the server can write no more backups.
  if (owner !== undefined && owner !== NOBODY)
    throw new Error(`${pgdata} belongs to another user (${owner}): run this as that one, not as root.`);
  const handOver = (path: string) => chown(path, NOBODY, NOBODY);
  const plain = ['setpriv', DIES_WITH_US, ...AS_NOBODY];
  if (works([...plain, postgres, '-V']) && works([...plain, 'test', '-x', folder]))
    return { prefix: plain, shared: true, handOver };
  const strong = ['setpriv', DIES_WITH_US, ...AS_NOBODY, ...PAST_PERMISSIONS];
  // PostgreSQL asks the kernel whether it may run its own binary. The kernel's answer ignores capabilities: for a
  // binary in a private folder the answer is no, although running the binary works.
  const mayRun = works([...strong, postgres, '-V']) && works([...strong, 'test', '-x', postgres]);
  if (owner === NOBODY || mayRun) return { prefix: strong, shared: true, handOver };
  if (works([...namespaced.prefix, postgres, '-V'])) return namespaced;
  throw new Error(
    `PostgreSQL cannot run as root, and no other user reaches ${dirname(pgdata)}. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

function works([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', cwd: '/' }).status === 0;
}

/** Whether this user has a name, which initdb asks for; users of containers may have none. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}
