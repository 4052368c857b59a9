import { chmod, chown, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { chooseLauncher } from './launcher.ts';

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

test.runIf(isRoot)(
  'a project in a private folder, which other users may not enter, runs PostgreSQL in a user namespace',
  async () => {
    const { postgres } = await findBinaries();
    const folder = await mkdtemp(join(tmpdir(), 'shamble-private-'));
    const hidden = join(folder, 'postgres-binary');
    await symlink(postgres, hidden);
    const { prefix } = chooseLauncher({ folder, pgdata: join(folder, 'postgres'), postgres: hidden });
    expect(prefix[0]).toBe('unshare');
    await rm(folder, { recursive: true });
  },
);

test.runIf(isRoot)("root leaves an ordinary user's database to that user", async () => {
  const { postgres } = await findBinaries();
  const folder = await mkdtemp(join(tmpdir(), 'shamble-owned-'));
  await chmod(folder, 0o755);
  const pgdata = join(folder, 'postgres');
  await mkdir(pgdata);
  await chown(pgdata, 12_345, 12_345);
  expect(() => chooseLauncher({ folder, pgdata, postgres })).toThrow(
    `${pgdata} belongs to another user (12345): run this as that one, not as root.`,
  );
  await rm(folder, { recursive: true });
});
