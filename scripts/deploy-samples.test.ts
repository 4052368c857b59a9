import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingNames } from '../src/platform/server/env.ts';
import { projectFolder } from '../src/testing/server/copy-project.ts';
import { containerSteps } from './container-steps.ts';

const read = (path: string) => readFile(join(projectFolder, path), 'utf8');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shamble-unit-'));
});
afterAll(() => rm(folder, { recursive: true }));

const systemd = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
const hasSystemd = systemd('--version').status === 0;

test.runIf(hasSystemd)(
  'systemd accepts the unit, and the unit shows little of the machine to the service',
  async () => {
    const path = join(folder, 'shamble.service');
    // The unit gets this test's folder and user instead of those that an operator creates.
    const unit = (await read('deploy/shamble.service'))
      .replaceAll('/srv/shamble', projectFolder.replace(/\/$/, ''))
      .replace('User=shamble', 'User=daemon')
      .replace('Group=shamble', 'Group=daemon');
    await writeFile(path, unit);
    const { stderr, status } = systemd('verify', path);
    expect([stderr, status]).toEqual(['', 0]);
    // systemd rates the unit's exposure from 0 to 10. The threshold is in tenths, so at most 2.0 is allowed; without
    // the second half of its settings the unit has 9.2.
    const secure = systemd('security', '--offline=true', '--threshold=20', '--no-pager', path);
    expect([secure.status, secure.stdout]).toEqual([0, expect.stringContaining('Overall exposure level')]);
  },
);

test('unit and container start the server as npm start does', async () => {
  const [, command = 'none'] =
    /^exec (node .*)$/.exec(JSON.parse(await read('package.json')).scripts.start) ?? [];
  const start = containerSteps(await read('Containerfile')).find((step) => step.does === 'start');
  expect(start?.words.join(' ')).toBe(`node_modules/.bin/${command}`);
  const [, unit] =
    /^ExecStart=\/srv\/shamble\/node_modules\/\.bin\/(.*)$/m.exec(await read('deploy/shamble.service')) ?? [];
  expect(unit).toBe(command);
});

test('the samples name only settings that exist', async () => {
  const steps = containerSteps(await read('Containerfile'));
  const env = steps.find((step) => step.does === 'env');
  const [unit, compose] = [await read('deploy/shamble.service'), await read('compose.yaml')];
  const inUnit = [...(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').matchAll(/(\w+)=/g)].map(
    ([, name]) => name,
  );
  const inCompose = [...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name);
  const used = [...Object.keys(env?.values ?? {}), ...inUnit, ...inCompose];
  expect(used).toEqual(expect.arrayContaining(['DATA_DIR', 'PUBLIC_URL', 'TRUSTED_PROXIES']));
  const others = ['NODE_ENV', 'DOMAIN', 'UPSTREAM'];
  expect(used.filter((name = '') => ![...settingNames, ...others].includes(name))).toEqual([]);
});

test('the steps of a container file are its files, commands and variables', () => {
  const text = [
    'FROM node AS build',
    'COPY . .',
    'RUN one \\',
    '  && two',
    'RUN useradd x',
    'COPY --from=build /srv .',
    'ENV A=1 B=c=d',
    'CMD ["node"]',
  ].join('\n');
  expect(containerSteps(text)).toEqual([
    { does: 'copy' },
    { does: 'run', command: 'one    && two' },
    { does: 'env', values: { A: '1', B: 'c=d' } },
    { does: 'start', words: ['node'] },
  ]);
});
