import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '#testing/server/server-process.ts';
import { soak } from '#testing/server/soak.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';

const SIZE = '160m';
/** Milliseconds for which the disk is full: PostgreSQL ends in that time, and can't start again. */
const FULL = soak(20_000, 2_500);
/**
 * The command that runs the server with a small disk for its data folder. Only the server sees the disk, which is gone
 * when the server ends.
 */
const ownDisk = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${SIZE},mode=755 tmpfs "$DATA_DIR" && exec "$@"`,
  'sh',
];

const [command = '', ...args] = ownDisk;
/** Whether this machine allows the mount of the small disk; some containers do not. */
const canMount =
  spawnSync(command, [...args, 'true'], { env: { ...process.env, DATA_DIR: tmpdir() } }).status === 0;

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shamble-disk-'));
  server = await startServerProcess({ DATA_DIR: dataDir, SIGN_UPS_PER_HOUR: '1000' }, ownDisk);
});
afterEach(async () => {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns a path by which this process reaches the data folder that the server sees. */
const disk = () => `/proc/${server.child.pid}/root${dataDir}`;

/** Fills the rest of the disk. */
async function fill(): Promise<void> {
  const file = await open(join(disk(), 'filler'), 'a');
  for (const size of [1 << 20, 4096])
    try {
      for (;;) await file.write(Buffer.alloc(size));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  await file.close();
}

/** Makes PostgreSQL need more space for its log, as an hour of writing would. */
async function needRoom(): Promise<void> {
  const client = new pg.Client({
    host: join(disk(), 'postgres'),
    user: 'shamble',
    database: 'shamble',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (;;)
      await client.query("select pg_switch_wal(); select pg_logical_emit_message(false, 'fill', 'it')");
  } catch {
    await client.end().catch(() => undefined);
  }
}

test.runIf(canMount)(
  'while the disk is full calls get 503, no acknowledged mark is lost, and all calls work again once there is space',
  async () => {
    const { visitor, person } = await signUp(server.url, makePerson());
    const lessons = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((day) => visitor.call('readLesson', { params: { lesson_id: String(day) } })),
    );
    const ids: string[] = lessons.flatMap(({ body }) =>
      body.steps.flatMap((step: { checklists: { id: string }[] }) => step.checklists.map(({ id }) => id)),
    );
    const check = (id: string) => visitor.call('checkItem', { params: { checklist_id: id } });
    expect((await check(ids[0] ?? '')).status).toBe(200);

    const acknowledged = new Set<string>();
    const statuses = new Set<number>();
    for (let turn = 1, end = Date.now() + FULL; Date.now() < end; turn += 1) {
      // PostgreSQL frees space while it fails, so the disk is filled again.
      await fill();
      await needRoom();
      const id = ids[turn % ids.length] ?? '';
      const { status, headers } = await check(id);
      statuses.add(status);
      if (status === 200) acknowledged.add(id);
      else expect(headers.get('retry-after')).toMatch(/^\d+$/);
      for (const path of ['/', '/learn', '/health/live'])
        expect((await fetch(server.url + path)).status).toBe(200);
    }
    expect([...statuses].sort().at(-1)).toBe(503);
    expect([200, 503]).toEqual(expect.arrayContaining([...statuses]));

    await rm(join(disk(), 'filler'));
    while ((await fetch(`${server.url}/health/ready`)).status !== 200) await sleep(50);
    const again = makeVisitor(server.url);
    const credentials = { email: person.email, password: person.password };
    expect((await again.call('signIn', { body: credentials })).status).toBe(200);
    const { checked } = (await again.call('readProgress')).body;
    expect(checked).toEqual(expect.arrayContaining([ids[0], ...acknowledged]));
    for (const id of ids) expect((await check(id)).status).toBe(200);
  },
);
