import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBusyClients } from '#testing/server/busy-clients.ts';
import { makeDataFolder } from '#testing/server/data-folder.ts';
import { type ServerProcess, startServerProcess } from '#testing/server/server-process.ts';
import { makeTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';

/** The data folder of servers that run their own database. */
let dataDir: string;
let database: TestDatabase;
/** The server that a test has left running. */
let server: ServerProcess | undefined;
/** The settings of a server with a given database, for tests that are not about how the built-in database ends. */
let given: { DATA_DIR: string; DATABASE_URL: string; AUTH_SECRET: string };
beforeAll(async () => {
  dataDir = await makeDataFolder();
  database = await makeTestDatabase({ seeded: true });
  given = { DATA_DIR: dataDir, DATABASE_URL: database.url, AUTH_SECRET: 'x'.repeat(40) };
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the server that a test has left running, or a new one. */
async function running(settings: Record<string, string>): Promise<ServerProcess> {
  const runs = server && server.child.exitCode === null && server.child.signalCode === null;
  if (!server || !runs) server = await startServerProcess(settings);
  return server;
}

/**
 * Resolves with the promise of an answer once the request is sent; the last `missing` bytes of its body are never sent.
 */
function send(url: string, head: string, body = '', missing = 0): Promise<{ answer: Promise<string> }> {
  const { hostname, port, host } = new URL(url);
  const size = Buffer.byteLength(body) + missing;
  const length = `Content-Type: application/json\r\nContent-Length: ${size}\r\n`;
  const bytes = `${head} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\n${length}Connection: close\r\n\r\n${body}`;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => resolve({ answer })));
    const answer = new Promise<string>((done) => socket.on('close', () => done(text)));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
  });
}

test('R64 a second server on one data folder stops with one clear line', async () => {
  const server = await running({ DATA_DIR: dataDir, SIGN_UPS_PER_HOUR: '1000' });
  await expect(startServerProcess({ DATA_DIR: dataDir })).rejects.toThrow(
    /^Another Shamble server is running on the data folder [^\n]*$/,
  );
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
});

test('R58 SIGTERM under load: a hundred requests under way are all answered, then the server exits with 0', async () => {
  const server = await running({ DATA_DIR: dataDir, SIGN_UPS_PER_HOUR: '1000' });
  const requests = await Promise.all(
    Array.from({ length: 100 }, (_, turn) =>
      turn % 4 === 0
        ? send(server.url, 'POST /api/auth/sign-up', JSON.stringify(makePerson()))
        : send(server.url, 'GET /api/course'),
    ),
  );
  // Connections are taken in order: once this request is answered, all the requests before it are under way.
  await fetch(`${server.url}/health/live`);
  const ended = server.end('SIGTERM');
  const answers = await Promise.all(requests.map(({ answer }) => answer));
  const [signedUp, read] = [0, 1].map((kind) =>
    answers.filter((_, turn) => (turn % 4 === 0) === (kind === 0)).map((text) => text.split('\r\n')[0]),
  );
  expect(new Set(read)).toEqual(new Set(['HTTP/1.1 200 OK']));
  // On an overloaded machine the database may answer too late for a sign-up, which is then refused, not lost.
  for (const status of signedUp ?? [])
    expect(['HTTP/1.1 200 OK', 'HTTP/1.1 503 Service Unavailable']).toContain(status);
  expect(await ended).toBe(0);
  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
});

test.each([1, 2])(
  'R58 a stop under load cuts no call, though the clients never try again, and each answer says that its connection ends: %i processes',
  async (workers) => {
    const server = await startServerProcess({ ...given, WORKERS: `${workers}`, LOG_LEVEL: 'warn' });
    let logged = '';
    server.child.stdout?.on('data', (chunk) => {
      logged += chunk;
    });
    const clients = startBusyClients(server.url, ['/', '/api/course', '/api/session', '/learn'], 16);
    while (clients.answered < 200) await sleep(20);
    const code = await server.end('SIGTERM');
    await clients.done;
    expect([code, clients.cut, logged]).toEqual([0, [], '']);
    // One of several workers may close its socket before another knows of the stop.
    if (workers === 1) expect(clients.silent).toBe(0);
  },
);

test('when the reader of the log closes the pipe, the server keeps running', async () => {
  const server = await running({ ...given, LOG_LEVEL: 'debug' });
  server.child.stdout?.destroy();
  for (let n = 0; n < 5; n += 1) expect((await fetch(`${server.url}/api/session`)).status).toBe(200);
  await sleep(300);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
});

test('R58 connections without a request, or with half of one, do not hold up a stop for long', async () => {
  const server = await running(given);
  const { hostname, port } = new URL(server.url);
  const sockets = await Promise.all(
    ['', 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'].map(
      (bytes) =>
        new Promise<Socket>((resolve) => {
          const socket = connect(Number(port), hostname, () => socket.write(bytes, () => resolve(socket)));
          socket.on('error', () => undefined).resume();
        }),
    ),
  );
  await sleep(100);
  const begun = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  // A stop waits for calls under way at most ten seconds, and in this test no calls are under way.
  expect(performance.now() - begun).toBeLessThan(9_500);
  for (const socket of sockets) socket.destroy();
});

// The test of Ctrl-C with several processes is in workers.test.ts.
test('R58 Ctrl-C, which reaches the process from the terminal and again through npm, is one stop', async () => {
  // The server gets its own session, and so its own process group.
  const server = await startServerProcess({ DATA_DIR: dataDir }, ['setsid']);
  process.kill(-(server.child.pid ?? 0), 'SIGINT');
  expect(await server.end('SIGINT')).toBe(0);
});

test('R58 a second signal ends the server at once', async () => {
  const server = await startServerProcess(given);
  // The stop waits for a call whose body never ends.
  const { answer } = await send(
    server.url,
    'POST /api/auth/sign-in',
    JSON.stringify(makePerson()).slice(1),
    1_000,
  );
  await fetch(`${server.url}/health/live`);
  const ended = server.end('SIGTERM');
  // Two signals that are close together count as one. A busy machine may notice the first signal late, so more are
  // sent.
  const again = setInterval(() => server.child.kill('SIGTERM'), 700);
  expect(await ended).toBe(1);
  clearInterval(again);
  expect(await answer).toBe('');
});

test('R64 two servers start together on one empty database, and both serve', async () => {
  const empty = await makeTestDatabase();
  await empty.pool.query(
    'drop schema public cascade; create schema public; drop schema graphile_worker cascade',
  );
  const settings = { ...given, DATABASE_URL: empty.url };
  const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  const [first, second] = servers;
  const { person } = await signUp(first?.url ?? '');
  const visitor = makeVisitor(second?.url ?? '');
  const credentials = { email: person.email, password: person.password };
  expect((await visitor.call('signIn', { body: credentials })).status).toBe(200);
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  await empty.drop();
});
