import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
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
