// The part of `npm run soak` that tests the container of the Containerfile. With Docker or Podman it is built, run and
// called. Without either, an ordinary user with none of this shell's settings runs its steps in a clean folder.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyProject, projectFolder } from '../src/testing/server/copy-project.ts';
import { freePort } from '../src/testing/server/free-port.ts';
import { containerSteps } from './container-steps.ts';

const NOBODY = 65_534;
const ordinary = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
/** Milliseconds that the product's first start may take. */
const STARTING = 120_000;

/** Waits until the product serves on this port, then loads a page and its script. */
async function askProduct(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  const ask = (path: string) => fetch(url + path).catch(() => null);
  for (const end = Date.now() + STARTING; (await ask('/health/ready'))?.status !== 200; await sleep(200))
    if (Date.now() > end) throw new Error('It was never ready.');
  const page = await (await fetch(url)).text();
  const [, script = '/none'] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  if ((await ask(script))?.status !== 200) throw new Error('Its page has no script.');
}

/** Builds and runs the image. */
async function tryImage(tool: string): Promise<void> {
  const run = (...args: string[]) =>
    execFileSync(tool, args, { cwd: projectFolder, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
  const image = 'shamble-check';
  run('build', '--file', 'Containerfile', '--tag', image, '.');
  const port = await freePort();
  const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--shm-size', '256m', '--init'];
  const id = run('run', '--detach', ...limits, '--publish', `127.0.0.1:${port}:3000`, image).trim();
  try {
    await askProduct(port);
    run('exec', id, 'node', 'scripts/is-ready.mjs');
    run('stop', '--time', '30', id);
    const code = run('inspect', '--format', '{{.State.ExitCode}}', id).trim();
    if (code !== '0') throw new Error(`It ended with ${code}.`);
  } finally {
    run('rm', '--force', '--volumes', id);
    run('rmi', image);
  }
}

/** Runs the image's steps in a new folder. */
async function trySteps(): Promise<void> {
  await using made = await mkdtempDisposable(join(tmpdir(), 'shamble-container-'));
  const above = made.path;
  const folder = join(above, 'srv');
  const home = join(above, 'home');
  await chmod(above, 0o755);
  await mkdir(folder);
  await mkdir(home);
  const give = () => ordinary.uid && execFileSync('chown', ['-R', `${ordinary.uid}:${ordinary.gid}`, above]);
  // This machine's settings for downloading packages stay, as they are not part of the image.
  const reaches = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_registry|.*_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name),
  );
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  let env: Record<string, string | undefined> = {
    ...Object.fromEntries(reaches),
    npm_config_registry: registry,
    PATH: process.env.PATH,
    HOME: home,
  };
  let start: string[] = [];
  for (const step of containerSteps(await readFile(join(projectFolder, 'Containerfile'), 'utf8'))) {
    if (step.does === 'copy') await copyProject(folder);
    else if (step.does === 'env') env = { ...env, ...step.values, HOST: '127.0.0.1' };
    else if (step.does === 'start') start = step.words;
    else {
      console.log(`> ${step.command}`);
      await give();
      const { status } = spawnSync('sh', ['-c', step.command], {
        cwd: folder,
        env,
        stdio: 'inherit',
        ...ordinary,
      });
      if (status !== 0) throw new Error(`'${step.command}' ended with ${status}`);
    }
  }
  const port = await freePort();
  const data = join(above, 'data');
  await mkdir(data);
  await give();
  const started = { ...env, PORT: String(port), DATA_DIR: data };
  const options = { cwd: folder, env: started, stdio: 'inherit', ...ordinary } as const;
  const [program = '', ...words] = start;
  const server = spawn(program, words, options);
  const gone = once(server, 'exit');
  await Promise.race([
    askProduct(port),
    gone.then(([code]) => Promise.reject(new Error(`It ended with ${code}.`))),
  ]);
  execFileSync('node', ['scripts/is-ready.mjs'], options);
  server.kill('SIGTERM');
  const [code] = await gone;
  if (code !== 0) throw new Error(`It ended with ${code}.`);
}

const tool = ['docker', 'podman'].find((name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);
console.log(tool ? `The container, by ${tool}` : "The container's steps, in a clean folder");
await (tool ? tryImage(tool) : trySteps());
console.log('It is built, serves, and stops in order.');
