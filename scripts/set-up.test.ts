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

// An upgrade that goes back asks for the packages from before.
test('packages that a killed install left half are installed again, also those from before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-half-'));
  for (const part of ['scripts', 'bin']) await mkdir(join(folder, part));
  await copyFile(new URL('./set-up.mjs', import.meta.url), join(folder, 'scripts/set-up.mjs'));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  // One that fails puts back what was there; one that is killed can't.
  const npm = `#!/bin/sh
    grep -q failing package.json && exit 1
    mkdir -p node_modules && cp package.json node_modules/installed
    echo >> runs
    if grep -q killed package.json; then kill -9 $$; fi`;
  await writeFile(join(folder, 'bin/npm'), npm, { mode: 0o755 });
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  const install = async (version: string) => {
    await writeFile(join(folder, 'package.json'), version);
    return spawnSync(process.execPath, [join(folder, 'scripts/set-up.mjs'), 'install'], { env }).status;
  };
  expect([await install('old'), await install('killed'), await install('old')]).toEqual([0, 1, 0]);
  expect(await readFile(join(folder, 'node_modules/installed'), 'utf8')).toBe('old');
  // Without a network this must not ask for anything again.
  expect([await install('failing'), await install('old')]).toEqual([1, 0]);
  expect(await readFile(join(folder, 'runs'), 'utf8')).toBe('\n\n\n');
  await rm(folder, { recursive: true });
});
