import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyProject, projectFolder } from '../src/testing/server/copy-project.ts';

let above: string;
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'shamble-folder-'));
  // PostgreSQL runs as another user when we are root, and must be able to enter the folder.
  chmodSync(above, 0o755);
});
afterEach(() => rm(above, { recursive: true, force: true }));

test('the product builds and starts in a folder with a space, umlauts and a symbol in its name', {
  timeout: 300_000,
}, async () => {
  const folder = join(above, 'Zömbie tänz ☠', 'app');
  await copyProject(folder);
  await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder });

  const server = spawn(process.execPath, ['src/platform/server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', LANGUAGES: 'en' },
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
