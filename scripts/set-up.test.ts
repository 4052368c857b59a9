import { readFile } from 'node:fs/promises';
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
