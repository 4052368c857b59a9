import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyProject, projectFolder } from '#testing/server/copy-project.ts';
import { makeDataFolder, makeEmptyFolder } from '#testing/server/data-folder.ts';
import { freePort } from '#testing/server/free-port.ts';
import { makeTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { makeVisitor, type Person, signUp } from '#testing/server/visitor.ts';

const AUTH_SECRET = 'k3J9-vQ0xWz7_aBcDeFgHiJkLmNoPqRsTu';
let above: string;
/** The folder where versions are published. */
let published: string;
/** The folder where a version is installed. */
let installed: string;
/**
 * Whether the process $p runs. A process that has ended may still be listed until somebody collects its status (state
 * Z).
 */
const runs = 'kill -0 $p 2>/dev/null && ! grep -q "^State:.Z" /proc/$p/status 2>/dev/null';
/** The command that stops the service, as the operating system would. */
const stop = `p=$(cat service.pid); kill $p && while ${runs}; do sleep 0.1; done`;
/**
 * Starts the service, and returns when it listens or has ended. A busy machine may take long for that, which must not
 * count as an upgrade that was not ready in time.
 */
const startService = `: > service.log
  node --max-semi-space-size=16 src/testing/server/product-process.ts >> service.log 2>&1 & p=$!
  echo $p > service.pid
  while ! grep -q 'Shamble is at' service.log && ${runs}; do sleep 0.1; done`;

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Zoe', '-c', 'user.email=zoe@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** Publishes a version in which these files differ. */
async function publish(files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) await writeFile(join(published, path), text);
  git(published, 'add', '--all');
  git(published, 'commit', '--quiet', '--message', 'Another version');
  return git(published, 'rev-parse', 'HEAD');
}

const original = (path: string) => readFile(join(projectFolder, path), 'utf8');

beforeAll(async () => {
  above = await makeEmptyFolder();
  published = join(above, 'published');
  installed = join(above, 'installed');
  await copyProject(published);
  git(published, 'init', '--quiet', '--initial-branch', 'main');
  await publish({});
  git(above, 'clone', '--quiet', published, installed);
  // The packages and the build of this project stand in for the packages and the build of the installed copy.
  await mkdir(join(installed, 'node_modules'));
  for (const name of await readdir(join(projectFolder, 'node_modules')))
    await symlink(join(projectFolder, 'node_modules', name), join(installed, 'node_modules', name));
  const state = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json'])
    state.update(await readFile(join(installed, name)));
  const stamp = state.update(`${process.platform}-${process.arch}`).digest('hex');
  await rm(join(installed, 'node_modules', '.shamble-stamp'), { force: true });
  await writeFile(join(installed, 'node_modules', '.shamble-stamp'), stamp);
  for (const part of ['web', 'render'])
    await cp(join(projectFolder, '.build', part), join(installed, '.build', part), { recursive: true });
  await writeFile(join(installed, '.build', 'stamp'), '');
});
afterAll(async () => {
  await service?.remove();
  await rm(above, { recursive: true, force: true });
});

let before: string;
/** The running installation, shared by the tests that leave it as it was. */
let service: Installation | undefined;
beforeEach(() => {
  before = current();
});
afterEach(() => {
  git(installed, 'reset', '--quiet', '--hard', before);
  git(published, 'reset', '--quiet', '--hard', before);
});

type Installation = { url: string; env: Record<string, string | undefined>; remove: () => Promise<void> };

/** Returns the installation that already runs, if any; else a new installation with a database of its own. */
async function running(): Promise<Installation> {
  if (service && (await isReady(service.url))) return service;
  await service?.remove();
  return install();
}

/** Starts an installation with a database of its own or a given database. */
async function install(given?: TestDatabase): Promise<Installation> {
  const port = await freePort();
  const DATA_DIR = await makeDataFolder();
  const env = {
    PATH: `${join(projectFolder, 'node_modules', '.bin')}:${process.env.PATH}`,
    PORT: String(port),
    DATA_DIR,
    SERVICE_STOP: stop,
    SERVICE_START: startService,
    // Drawing the pages of other languages would cost each start five seconds of processor time.
    LANGUAGES: 'en',
    // Without this cache each command in a new folder would compile the same files again.
    NODE_COMPILE_CACHE: join(above, 'compiled'),
    ...(given && { DATABASE_URL: given.url, AUTH_SECRET }),
  };
  execFileSync('sh', ['-c', startService], { cwd: installed, env });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    url,
    env,
    remove: async () => {
      execFileSync('sh', ['-c', `${stop}; true`], { cwd: installed, env });
      await rm(DATA_DIR, { recursive: true, force: true });
    },
  };
}

const isReady = async (url: string) =>
  (await fetch(`${url}/health/ready`).catch(() => ({ status: 0 }))).status === 200;

function upgrade({ env }: Installation): Promise<{ said: string; status: number }> {
  return new Promise((resolve) => {
    const child = execFile('node', ['scripts/upgrade.ts'], { cwd: installed, env }, (_, stdout, stderr) =>
      resolve({ said: stdout + stderr, status: child.exitCode ?? 1 }),
    );
  });
}

const pid = () => readFile(join(installed, 'service.pid'), 'utf8');
const current = () => git(installed, 'rev-parse', 'HEAD');

/** Signs a person in at the running version; returns the status and the items that the person has checked. */
async function look({ url }: Installation, { email, password }: Person) {
  const visitor = makeVisitor(url);
  const { status } = await visitor.call('signIn', { body: { email, password } });
  const { body } = await visitor.call('readProgress');
  return { status, checked: body.checked };
}

test('a failure before the service is stopped leaves it running as it is', async () => {
  service = await running();
  const process = await pid();
  await writeFile(join(installed, 'README.md'), 'edited here');
  expect(await upgrade(service)).toEqual({
    said: 'Files of the project were edited here: nothing was changed. `git status` names them.\n',
    status: 1,
  });
  git(installed, 'checkout', '--quiet', 'README.md');
  expect((await upgrade({ ...service, env: { ...service.env, SERVICE_STOP: '' } })).said).toMatch(
    /^Set SERVICE_STOP and SERVICE_START/,
  );
  expect((await upgrade({ ...service, env: { ...service.env, PORT: '1' } })).said).toMatch(
    /^The version that runs now is not ready: nothing was changed\./,
  );
  const DATA_DIR = await makeDataFolder();
  expect((await upgrade({ ...service, env: { ...service.env, DATA_DIR } })).said).toMatch(
    /^No server runs on the database that DATABASE_URL or DATA_DIR leads to: nothing was changed\./,
  );
  await rm(DATA_DIR, { recursive: true });
  await publish({
    'scripts/set-up.mjs': `const { status } = await fetch('${service.url}/health/ready');
      console.log('meanwhile', status);
      process.exit(1);`,
    'src/platform/server/db/migrations/999-later.sql': 'create table later (id int);',
  });
  const { said, status } = await upgrade(service);
  expect(said).toContain('meanwhile 200');
  expect(said).toContain('The new version failed: its packages or its build could not be made');
  expect(said).toContain('The old version ran on, with all data.');
  expect([status, current(), await pid(), await isReady(service.url)]).toEqual([1, before, process, true]);
}, 120_000);

test('commits that were made in the installed copy are not dropped', async () => {
  service = await running();
  await writeFile(join(installed, 'README.md'), 'ours');
  git(installed, 'commit', '--quiet', '--all', '--message', 'Our own words');
  const ours = current();
  await publish({ LICENSE: 'theirs' });
  const { said, status } = await upgrade(service);
  expect([said, status, current()]).toEqual([
    'Commits were made here that the new version does not have: nothing was changed. Rebase or merge them by hand.\n',
    1,
    ours,
  ]);
}, 120_000);

test('a service that has stopped, although its stop command failed, is started again', async () => {
  service = await running();
  await publish({ LICENSE: 'theirs' });
  const { said, status } = await upgrade({
    ...service,
    env: { ...service.env, SERVICE_STOP: `${stop}; exit 3` },
  });
  expect(said).toContain('ended with 3');
  expect(said).toContain('The old version runs again, with all data.');
  expect([status, current(), await isReady(service.url)]).toEqual([1, before, true]);
}, 120_000);

test('after a new version that ends at once, with nothing left to stop, the old version runs again', async () => {
  service = await running();
  await publish({ 'src/testing/server/product-process.ts': 'process.exit(1);' });
  const { said, status } = await upgrade({ ...service, env: { ...service.env, READY_WITHIN: '3' } });
  expect(said).toContain('The old version runs again, with all data.');
  expect([status, current(), await isReady(service.url)]).toEqual([1, before, true]);
}, 120_000);

test.each(['the built-in database', 'a given one'])(
  'after a new version that never becomes ready, the old version runs again with all data: %s',
  async (kind) => {
    const given = kind === 'a given one' ? await makeTestDatabase() : undefined;
    if (given) await service?.remove();
    service = given ? await install(given) : await running();
    const { visitor, person } = await signUp(service.url);
    const { body } = await visitor.call('readLesson', { params: { lesson_id: '1' } });
    const { id } = body.steps.flatMap((step: { checklists: { id: string }[] }) => step.checklists)[0];
    await visitor.call('checkItem', { params: { checklist_id: id } });
    await publish({
      'src/platform/server/health.ts': (await original('src/platform/server/health.ts')).replace(
        'isStopping() ?',
        'true ?',
      ),
      'src/platform/server/db/migrations/999-later.sql':
        "create table later (id int); update users set first_name = 'Ruined'; delete from progress;",
    });
    const { said, status } = await upgrade({
      ...service,
      env: { ...service.env, READY_WITHIN: '3' },
    });
    expect(said).toContain('The new version failed: it was not ready within 3 s');
    expect(said).toContain('The old version runs again, with all data.');
    expect([status, current(), await isReady(service.url)]).toEqual([1, before, true]);
    expect(await look(service, person)).toEqual({ status: 200, checked: [id] });
    expect((await visitor.call('readProfile')).body.first_name).toBe(person.first_name);

    // The next version has no fault, and nothing that the failed version left prevents the upgrade.
    const good = await publish({
      'src/platform/server/health.ts': await original('src/platform/server/health.ts'),
      'src/platform/server/db/migrations/999-later.sql': 'create table later (id int);',
    });
    const worked = await upgrade(service);
    expect([worked.said, worked.status]).toEqual([
      expect.stringContaining(`${good.slice(0, 12)} runs. The data as it was before: `),
      0,
    ]);
    expect(await look(service, person)).toEqual({ status: 200, checked: [id] });
    expect((await upgrade(service)).said).toContain('already: nothing was changed.');

    await service.remove();
    service = undefined;
    await given?.drop();
  },
  400_000,
);
