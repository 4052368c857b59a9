import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A shell that has found Node once keeps to it: what is installed by the first half of a command is not seen by the second.
test('setting up is a step of its own before the command that needs it', async () => {
  const { scripts } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  const commands = Object.entries<string>(scripts);
  const setUps = commands.filter(([, command]) => command.includes('set-up.mjs'));
  expect(setUps.filter(([, command]) => command.includes('&&'))).toEqual([]);
  for (const [name] of setUps) expect(scripts).toHaveProperty([name.replace(/^pre/, '')]);
  const unprepared = commands
    .map(([name]) => name)
    .filter((name) => !name.startsWith('pre') && !scripts[`pre${name}`]);
  expect(unprepared).toEqual(['build']);
});

test('a folder in which Vite can’t build is named in one line', async () => {
  const above = await mkdtemp(join(tmpdir(), 'shamble-named-#'));
  await mkdir(join(above, 'scripts'));
  await copyFile(new URL('./set-up.mjs', import.meta.url), join(above, 'scripts/set-up.mjs'));
  const run = spawnSync(process.execPath, [join(above, 'scripts/set-up.mjs'), 'build']);
  expect([run.status, String(run.stderr)]).toEqual([
    1,
    `The web can't be built below a folder with # or ? in its name: ${above}\n`,
  ]);
  await rm(above, { recursive: true });
});

// What npm would write there depends on npm's version, and an upgrade goes no further where a file of the project was edited.
test('installing leaves the files of the project as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-installed-'));
  const files = {
    'package.json': '{ "name": "course", "private": true, "dependencies": { "dance": "file:dance" } }',
    'package-lock.json': '{ "name": "course", "lockfileVersion": 3, "packages": {} }',
    'dance/package.json': '{ "name": "dance", "version": "1.0.0" }',
  };
  for (const part of ['scripts', 'dance']) await mkdir(join(folder, part));
  await copyFile(new URL('./set-up.mjs', import.meta.url), join(folder, 'scripts/set-up.mjs'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const { status } = spawnSync(process.execPath, [join(folder, 'scripts/set-up.mjs'), 'install']);
  expect([status, await readFile(join(folder, 'node_modules/dance/package.json'), 'utf8')]).toEqual([
    0,
    files['dance/package.json'],
  ]);
  for (const [name, text] of Object.entries(files))
    expect(await readFile(join(folder, name), 'utf8')).toBe(text);
  await rm(folder, { recursive: true });
}, 120_000);
