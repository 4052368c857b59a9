import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '#testing/server/data-folder.ts';
import { type ServerProcess, startServerProcess } from '#testing/server/server-process.ts';
import { makeVisitor, signUp, type Visitor } from '#testing/server/visitor.ts';
import { isAlive } from '../db/embedded/process-state.ts';

/** Enough new connections to reach both workers, however connections are dealt. */
const EVERY_WORKER = 12;
/** With this header every call has a connection of its own, which is dealt to the next worker. */
const alone = { connection: 'close' };

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = await makeDataFolder();
  // The server gets a session of its own, and so a process group, as in a terminal.
  server = await startServerProcess(
    { DATA_DIR: dataDir, WORKERS: '2', SIGN_UPS_PER_HOUR: '1000', LOG_LEVEL: 'info' },
    ['setsid'],
  );
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

const postgresPid = async () =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Returns the serving processes: children of the primary process that are no PostgreSQL. */
async function workers(): Promise<number[]> {
  const { pid } = server.child;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .trim()
    .split(' ')
    .map(Number);
  const database = await postgresPid();
  return children.filter((child) => child !== database);
}

/** Resolves with the process id of the next worker about which the primary process logs `event`. */
function nextLogged(event: 'worker_listening' | 'worker_died'): Promise<number> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: server.child.stdout as Readable }).on('line', (line) => {
      if (!line.includes(`"${event}"`)) return;
      lines.removeAllListeners('line');
      resolve(JSON.parse(line).pid);
    });
  });
}

/** Calls `ask` often enough to reach every worker, and returns all answers. */
async function everyAnswer<Answer>(ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers = [];
  for (let turn = 0; turn < EVERY_WORKER; turn += 1) answers.push(await ask());
  return answers;
}

const statuses = (call: () => Promise<{ status: number }>) => everyAnswer(async () => (await call()).status);

async function untilAll<Answer>(wanted: Answer, ask: () => Promise<Answer>): Promise<void> {
  while ((await everyAnswer(ask)).some((each) => each !== wanted)) await sleep(10);
}

/**
 * Kills a worker and waits for the primary process to notice: until then the primary process may hand connections to
 * the dead worker.
 */
async function kill(worker: number): Promise<void> {
  const noticed = nextLogged('worker_died');
  process.kill(worker, 'SIGKILL');
  expect(await noticed).toBe(worker);
}

async function signUpAlone(): Promise<Visitor> {
  const { visitor } = await signUp(server.url);
  const fresh = makeVisitor(server.url, alone);
  for (const [name, value] of visitor.cookies) fresh.cookies.set(name, value);
  return fresh;
}

test('two workers serve on one port', async () => {
  expect(await workers()).toHaveLength(2);
  const visitor = await signUpAlone();
  expect(new Set(await statuses(() => visitor.call('readProgress')))).toEqual(new Set([200]));
});

test('a changed text is soon in the answers and pages of every worker, without a restart', async () => {
  const visitor = makeVisitor(server.url, alone);
  const client = new pg.Client({ host: join(dataDir, 'postgres'), user: 'shamble', database: 'shamble' });
  await client.connect();
  await client.query(
    "update ui_copy set text = 'Come dance', edited_at = now() where key = 'footer_community'",
  );
  await client.end();
  const inAnswers = async () => (await visitor.call('readCopy')).body.copy.footer_community;
  const onPages = async () => (await (await visitor.fetch('/faq')).text()).match('Come dance')?.[0];
  // A page is drawn a moment after the API gives the new text.
  await untilAll('Come dance', inAnswers);
  await untilAll('Come dance', onPages);
});

test('R14 a session that is ended in one worker is refused in the other', async () => {
  const visitor = await signUpAlone();
  await untilAll(200, async () => (await visitor.call('readProfile')).status);
  const cookies = new Map(visitor.cookies);
  expect((await visitor.call('signOut')).status).toBe(200);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  await untilAll(401, async () => (await visitor.call('readProfile')).status);
});

test('a worker that is killed is replaced, and the other serves meanwhile', async () => {
  const visitor = await signUpAlone();
  const [victim = 0, survivor = 0] = await workers();
  const replacement = nextLogged('worker_listening');
  await kill(victim);
  expect(new Set(await statuses(() => visitor.call('readProgress')))).toEqual(new Set([200]));
  const pid = await replacement;
  expect([victim, survivor]).not.toContain(pid);
  // The new worker serves alone now.
  const another = nextLogged('worker_listening');
  await kill(survivor);
  expect(new Set(await statuses(() => visitor.call('readProgress')))).toEqual(new Set([200]));
  await another;
});

test('R58 Ctrl-C, which reaches every process and again through npm, ends them all in order', async () => {
  const visitor = await signUpAlone();
  const all = [...(await workers()), await postgresPid()];
  const calls = Array.from({ length: 40 }, () => visitor.call('readProgress'));
  // Connections are dealt to the workers in turn: once these requests are answered, the calls are under way in every
  // process.
  await Promise.all(Array.from({ length: 4 }, () => fetch(`${server.url}/health/live`)));
  process.kill(-(server.child.pid ?? 0), 'SIGINT');
  expect(await server.end('SIGINT')).toBe(0);
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  for (const pid of all) expect(isAlive(pid)).toBe(false);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('SIGKILL of the primary process leaves neither workers nor PostgreSQL behind', async () => {
  server = await startServerProcess({ DATA_DIR: dataDir, WORKERS: '2' });
  const all = [...(await workers()), await postgresPid()];
  await server.end('SIGKILL');
  while (all.some(isAlive)) await sleep(20);
});
