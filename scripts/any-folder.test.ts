import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let above: string;
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'shamble-folder-'));
  // PostgreSQL runs as another user when we are root, and must be able to pass.
  chmodSync(above, 0o755);
});
afterEach(() => rm(above, { recursive: true, force: true }));

/** The project as a clone has it, in `folder`, with the packages of this one. */
async function copyProject(folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const path of listed.toString().split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(root, path), join(folder, path), { force: true }).catch((error) => {
      // Removed here, but not yet in a commit.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}

test('it builds and starts in a folder with a space, umlauts and a sign in its name', {
  timeout: 300_000,
}, async () => {
  const folder = join(above, 'Zömbie tänz ☠', 'app');
  await copyProject(folder);
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder });

  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(server, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: server.stdout }), 'line'), gone]);
  const url = /^Shamble is at (\S+)/.exec(line)?.[1] ?? '';
  const page = await (await fetch(url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  expect((await fetch(url + script)).status).toBe(200);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});
