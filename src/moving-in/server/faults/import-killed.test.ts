import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeImporter } from '#moving-in/server/testing/importer.ts';
import { operatorEmail } from '#testing/server/operator.ts';
import { type ServerProcess, startServerProcess } from '#testing/server/server-process.ts';
import { makePerson, makeVisitor, signUp, type Visitor } from '#testing/server/visitor.ts';

const PEOPLE = 500;
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shamble-import-'));
  await chmod(dataDir, 0o755);
  server = await start();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => startServerProcess({ DATA_DIR: dataDir, OPERATOR_EMAILS: operatorEmail });

/** Connects to the running server's own database. */
async function connect(): Promise<pg.Client> {
  const [, , , , host] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({ host, user: 'shamble', database: 'shamble' });
  // The connection breaks when the server is killed.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function query(text: string): Promise<unknown[]> {
  const client = await connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

/** Starts the server as after a power cut, and signs the operator in. */
async function startAgain(visitor: Visitor): Promise<Visitor> {
  server = await start();
  const again = makeVisitor(server.url);
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
  return again;
}

const everything = () =>
  query(`select (select count(*)::integer from users) as people, (select count(*)::integer from trophies) as trophies,
    (select count(*)::integer from lesson_progress) as lessons, (select title from lessons where order_num = 2) as title,
    (select count(*)::integer from history) as changes, (select count(*)::integer from import_people) as noted`);

// §3.history-reads-words-words-differ
test('SIGKILL in the middle of an import leaves nothing half done, and the restarted server does the whole import, once', async () => {
  const person = makePerson({ email: operatorEmail });
  let { visitor } = await signUp(server.url, person);
  await query('update users set email_verified = true');
  const open = await makeImporter(visitor).open();
  const ids = Array.from({ length: PEOPLE }, (_, index) => `moved-${index}`);
  const people = ids.map((id) => `${id},${id}@example.com,18+`);
  await open.upload('lessons', 'id,order_num,title\n2,2,Half done\n');
  await open.upload('users', ['id,email,age_group', ...people].join('\n'));
  const completed = ids.flatMap((id) =>
    [1, 2, 3, 4].map((day) => `${id},${day},true,2025-10-0${day}T10:00:00Z`),
  );
  await open.upload('lesson_progress', ['user_id,lesson_id,completed,completed_at', ...completed].join('\n'));
  expect((await open.plan()).problem).toBeNull();
  // The import gets as far as this locked table; by then it has written the lessons and all people.
  const holder = await connect();
  await holder.query('begin; lock table lesson_progress in exclusive mode');
  const body = { leave_out_problems: false };
  await visitor.call('applyStudioImport', { params: { import_id: open.import_id }, body });
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%lesson_progress%'`;
  await expect.poll(() => query(waiting), { timeout: 50_000 }).toHaveLength(1);
  await server.end('SIGKILL');

  visitor = await startAgain(visitor);
  const { import_id } = open;
  const read = async () => (await visitor.call('readStudioImport', { params: { import_id } })).body;
  await expect.poll(async () => (await read()).state, { timeout: 50_000 }).toBe('applied');
  // If the killed server had left people behind, they would not be noted as new.
  expect(await everything()).toMatchObject([
    { people: PEOPLE + 1, lessons: PEOPLE * 4, title: 'Half done', changes: 1, noted: PEOPLE },
  ]);
});
