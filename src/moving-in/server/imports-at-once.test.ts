import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeImporter } from '#moving-in/server/testing/importer.ts';
import { pruneImports } from '#studio/server/rows.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import type { Answer } from '#testing/server/visitor.ts';
import { workDone } from '#testing/server/work-done.ts';

const { server, boss } = await sharedStudio();
const importer = makeImporter(boss);

const query = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows;

/** Uploads two people with a trophy each, ready for the dry run. */
async function openWith(prefix: string) {
  const open = await importer.open();
  const people = [1, 2].map((n) => `${prefix}-${n},${prefix}-${n}@example.com,18+\n`).join('');
  await open.upload('users', `id,email,age_group\n${people}`);
  await open.upload('trophies', `user_id,part\n${prefix}-1,part1\n${prefix}-2,part1\n`);
  return open;
}

const peopleOf = (prefix: string) =>
  query('select id from users where id like $1 order by id', [`${prefix}-%`]);

/** Locks a table against writing while `act` runs; `act` begins once `work` waits for the lock. */
async function whileHeld(
  table: string,
  work: () => Promise<unknown>,
  act: () => Promise<void>,
): Promise<void> {
  const holder = await server.database.pool.connect();
  try {
    await holder.query(`begin; lock table ${table} in exclusive mode`);
    void work();
    await expect
      .poll(() => query('select from pg_locks where relation = $1::regclass and not granted', [table]))
      .toHaveLength(1);
    await act();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

/** Sends the calls so that all of them wait for the import's row at once; resolves with their answers. */
async function atOnce(import_id: string, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const holder = await server.database.pool.connect();
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  try {
    await holder.query('begin');
    await holder.query('select from imports where id = $1 for update', [import_id]);
    const answers = calls.map((call) => call());
    await expect.poll(() => query(waiting)).toHaveLength(calls.length);
    await holder.query('rollback');
    return await Promise.all(answers);
  } finally {
    holder.release();
  }
}

const backups = async () =>
  (await readdir(join(server.dataDir, 'backups')).catch((): string[] => [])).filter(
    (name) => !name.startsWith('daily'),
  );

const ended = (table: string) =>
  expect.poll(() => query('select from pg_locks where relation = $1::regclass', [table])).toEqual([]);

test('two operators who import the same people at once add them once', async () => {
  const both = [await openWith('twice'), await openWith('twice')];
  for (const open of both) expect((await open.plan()).tables).toMatchObject([{ counts: { add: 2 } }, {}]);
  const states = await Promise.all(both.map((open) => open.apply()));
  expect(states.map(({ state, problem }) => [state, problem])).toEqual([
    ['applied', null],
    ['applied', null],
  ]);
  expect(await peopleOf('twice')).toEqual([{ id: 'twice-1' }, { id: 'twice-2' }]);
  expect(await query(`select from trophies where user_id like 'twice-%'`)).toHaveLength(2);
});

test('leaving the page during the dry run leaves no data behind', async () => {
  const open = await openWith('left');
  let dropped: Promise<unknown> = Promise.resolve();
  await whileHeld('import_plan', open.plan, async () => {
    dropped = open.drop();
    await expect.poll(() => query('select from imports where id = $1', [open.import_id])).toEqual([]);
  });
  await dropped;
  await ended('import_plan');
  for (const table of ['import_plan', 'import_rows'])
    expect(await query(`select from ${table} where import_id = $1`, [open.import_id])).toEqual([]);
});

test('leaving the page while the import is written does not stop it', async () => {
  const open = await openWith('gone');
  await open.plan();
  await whileHeld('trophies', open.apply, async () => {
    await open.drop();
  });
  await expect.poll(() => open.read()).toMatchObject({ state: 'applied', problem: null });
  expect(await peopleOf('gone')).toEqual([{ id: 'gone-1' }, { id: 'gone-2' }]);
});

test('work is shown as not done if its server was stopped in the middle', async () => {
  const open = await importer.open();
  await open.upload('users', 'id,email\ns-1,stopped@example.com\n');
  await open.plan();
  await query(`update imports set state = 'applying', beat_at = now() - interval '1 minute' where id = $1`, [
    open.import_id,
  ]);
  expect(await open.read()).toMatchObject({
    state: 'planned',
    problem: expect.stringContaining('The server was stopped'),
  });
  expect(await open.apply()).toMatchObject({ state: 'applied', problem: null });
});

test('an import whose job still waits is not shown as stopped, and leaving the page does not drop it', async () => {
  const open = await openWith('waits');
  await open.plan();
  const { import_id } = open;
  const job = {
    import_id,
    answers: { leave_out_problems: false, assumed_age: '18+', course: 'merge', faq: 'merge' },
  };
  await query(
    `select graphile_worker.add_job('import', $1::json, job_key => 'import:' || $2, run_at => now() + interval '1 hour')`,
    [JSON.stringify(job), import_id],
  );
  await query(`update imports set state = 'applying', beat_at = now() - interval '1 minute' where id = $1`, [
    import_id,
  ]);
  expect(await open.read()).toMatchObject({ state: 'applying', problem: null });
  await open.drop();
  await query(`update graphile_worker._private_jobs set run_at = now() where key = 'import:' || $1`, [
    import_id,
  ]);
  await expect.poll(() => open.read()).toMatchObject({ state: 'applied', problem: null });
  expect(await peopleOf('waits')).toHaveLength(2);
});

test('a job that runs again, because its server was killed at its end, changes nothing', async () => {
  const open = await openWith('twice-told');
  await open.plan();
  await open.apply();
  const changes = async () => (await boss.call('listStudioHistory')).body.changes;
  const before = await changes();
  const answers = { leave_out_problems: true, assumed_age: '18+', course: 'replace', faq: 'replace' };
  await query(`select graphile_worker.add_job('import', $1::json)`, [
    JSON.stringify({ import_id: open.import_id, answers }),
  ]);
  await workDone(server.database.pool);
  expect(await changes()).toEqual(before);
  expect(await open.read()).toMatchObject({ state: 'applied', problem: null });
});

test('a progress update that arrives after the end of the work shows no step', async () => {
  const open = await openWith('late');
  await open.plan();
  await query("update imports set step = 'Comparing' where id = $1", [open.import_id]);
  expect(await open.read()).toMatchObject({ state: 'planned', step: '' });
});

test('paging through the dry run keeps the import alive, and a forgotten import says so', async () => {
  const hour = 3_600_000;
  const open = await openWith('slow');
  await open.plan();
  await query(`update imports set beat_at = now() - interval '59 minutes' where id = $1`, [open.import_id]);
  expect(await open.rows('users')).toHaveLength(2);
  const [import_ = {}] = await query('select beat_at from imports where id = $1', [open.import_id]);
  const looked = import_.beat_at.getTime();
  await pruneImports(server.database.db, looked + hour / 2);
  expect((await open.read()).state).toBe('planned');
  await pruneImports(server.database.db, looked + 2 * hour);
  expect(await open.read()).toMatchObject({
    status: 404,
    detail: 'These files are no longer here: they are kept for an hour. Please read them again.',
  });
});

test('an import that is started several times at once is applied once, and each request gets the same answer', async () => {
  const open = await openWith('pressed');
  await open.plan();
  const params = { import_id: open.import_id };
  const apply = (leave_out_problems: boolean) => () =>
    boss.call('applyStudioImport', { params, body: { leave_out_problems } });
  const before = (await backups()).length;
  const same = Array.from({ length: 5 }, () => apply(false));
  const answers = await atOnce(open.import_id, [...same, apply(true)]);
  const first = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter((_, index) => index < 5).map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => answers[0]?.status),
  );
  expect(first).toBeGreaterThan(-1);
  const other = answers[first === 5 ? 0 : 5];
  expect([other?.status, other?.body.detail]).toEqual([409, expect.stringContaining('other answers')]);
  await expect.poll(() => open.read()).toMatchObject({ state: 'applied', problem: null });
  await workDone(server.database.pool);
  expect((await backups()).length).toBe(before + 1);
  const later = await apply(first === 5)();
  expect([later.status, later.body]).toEqual([200, {}]);
});

test('a dry run that is asked for several times at once is worked out once, and each request gets the same answer', async () => {
  const open = await openWith('planned-often');
  const params = { import_id: open.import_id };
  await whileHeld('import_plan', open.plan, async () => {
    const plan = () => boss.call('planStudioImport', { params });
    const answers = await Promise.all([plan(), plan(), plan()]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, {}]));
    expect(
      await query("select from graphile_worker.jobs where key = 'import:' || $1", [open.import_id]),
    ).toHaveLength(1);
    const applied = await boss.call('applyStudioImport', { params, body: { leave_out_problems: false } });
    expect(applied.body.detail).toContain('dry run');
  });
  await expect.poll(() => open.read()).toMatchObject({ state: 'planned', problem: null });
});
