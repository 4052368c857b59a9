import { readdir, readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hostedDumps, postgresPrograms } from '#moving-in/server/testing/hosted-product/hosted-dump.ts';
import { hostedExport } from '#moving-in/server/testing/hosted-product/hosted-product.ts';
import { makeImporter } from '#moving-in/server/testing/importer.ts';
import { zipOf } from '#moving-in/server/testing/zip-of.ts';
import { writeBackup } from '#platform/server/backup/write-backup.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';

const { server, boss } = await sharedStudio();
const importer = makeImporter(boss);
const hosted = await makeTestDatabase({ empty: true });
const exported = await hostedExport(hosted.url);
await hosted.drop();

const query = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows;
const people = async () => (await query('select count(*)::int as people from users'))[0].people;

const csvFiles = () =>
  zipOf(
    Object.fromEntries(
      Object.entries(exported).map(([table, csv]) => [
        `export/${table}.csv`,
        `\uFEFF${csv.replaceAll('\n', '\r\n')}`,
      ]),
    ),
  );

test('a zip of tables as COPY writes them is imported without a wrong row, and a second time changes nothing', async () => {
  const before = await people();
  const first = await importer.open();
  const received = await first.upload('all', await csvFiles());
  expect(
    received.body.tables.map(({ table, problems }: { table: string; problems: number }) => [table, problems]),
  ).toEqual(Object.keys(exported).map((table) => [table, 0]));
  const plan = await first.plan();
  expect(plan).toMatchObject({ state: 'planned', problem: null, ages_missing: 0 });
  const added = Object.fromEntries(plan.tables.map(({ table, counts }) => [table, counts]));
  expect(added).toMatchObject({
    steps: { add: 61, problem: 0 },
    users: { add: 412, problem: 0 },
    auth_users: { same: 412, problem: 0 },
    progress: { add: 2463, problem: 0 },
  });
  expect(await first.apply({ course: 'replace', faq: 'replace' })).toMatchObject({
    state: 'applied',
    problem: null,
  });
  expect((await people()) - before).toBe(412);
  expect(await query(`select text from ui_copy where key = 'faq_streaks_title'`)).toEqual([
    { text: "What's a streak?" },
  ]);
  expect(await query(`select title from lessons where order_num = 2`)).toEqual([
    { title: 'Rise & shuffle, part 2' },
  ]);
  expect(await query('select count(*)::int as steps from steps where removed_at is null')).toEqual([
    { steps: 61 },
  ]);

  const again = await importer.open();
  await again.upload('all', await csvFiles());
  for (const { table, counts } of (await again.plan()).tables)
    expect({ table, ...counts }).toMatchObject({ add: 0, change: 0, join: 0, problem: 0 });
  await again.drop();
});

test('the streak of the old product continues here', async () => {
  const [dancer] = await query(
    `select current_streak, last_practice_day, practice_zone, reminders_opt_in, age_group, last_name from users
     where email = 'dancer12@example.com'`,
  );
  expect(dancer).toMatchObject({
    current_streak: 12,
    practice_zone: 'UTC',
    reminders_opt_in: true,
    age_group: '13-17',
    last_name: 'Müller',
  });
  expect(dancer.last_practice_day).toBe(
    exported.users
      ?.split('\n')
      .find((line) => line.includes('dancer12@'))
      ?.match(/\d{4}-\d\d-\d\d(?=,\d{4})/)?.[0],
  );
});

test('a backup was written before the import, and its undo removes the people and the course again', async () => {
  expect(
    (await readdir(`${server.dataDir}/backups`)).filter((name) => name.startsWith('before-import-')),
  ).toHaveLength(1);
  const [change] = (await boss.call('listStudioHistory')).body.changes;
  expect(change.summary).toContain('Imported 412 people');
  const undo = (body: object) => boss.call('undoStudioChange', { params: { change_id: change.id }, body });
  expect((await undo({})).body).toEqual({ done: false, people: 412, active: 0 });
  expect((await undo({ confirmed: true })).body.done).toBe(true);
  const [undone] = (await boss.call('listStudioHistory')).body.changes;
  // Undoing the undo does not bring the people back, so it does not bring the course back either.
  expect(undone).toMatchObject({ summary: `Undone: ${change.summary}`, row_count: 0 });
  expect(await people()).toBe(1);
  expect(await query(`select title from lessons where order_num = 2`)).not.toEqual([
    { title: 'Rise & shuffle, part 2' },
  ]);
});

test('a plain dump, gzipped or not, made by pg_dump itself is read', async () => {
  const packed = await readFile(new URL('./testing/hosted-product/dump.sql.gz', import.meta.url));
  for (const dump of [packed, gunzipSync(packed)]) {
    const open = await importer.open();
    const { body } = await open.upload('all', dump);
    expect(body.skipped).toEqual(['public.feedback']);
    expect(body.tables).toHaveLength(11);
    const plan = await open.plan();
    expect(plan.tables.reduce((sum, { counts }) => sum + counts.problem, 0)).toBe(0);
    await open.drop();
  }
  const inserts = await (await importer.open()).upload('all', "--\nINSERT INTO public.users VALUES ('1');\n");
  expect(inserts.body.detail).toContain('Make it without --inserts, or with --column-inserts');
  // A real file of this kind goes on with bytes that are no text in any encoding.
  const custom = await (await importer.open()).upload(
    'all',
    Buffer.from('PGDMP\u0001\u000e\u00ff\u0000ü', 'latin1'),
  );
  expect(custom.body.detail).toContain('--format=plain');
});

test.skipIf(!postgresPrograms)(
  'the output of this machine’s pg_dump is read the same with COPY and with INSERT',
  async () => {
    const dump = 'pg_dump --no-owner "postgres://..."';
    const plans = [];
    for (const written of await hostedDumps(
      dump,
      `${dump} --column-inserts --quote-all-identifiers`,
      `${dump} --column-inserts --rows-per-insert=7 --on-conflict-do-nothing --disable-dollar-quoting`,
    )) {
      const open = await importer.open();
      expect((await open.upload('all', written)).body.skipped).toEqual(['public.feedback']);
      plans.push(await open.plan());
      await open.drop();
    }
    expect(plans[0]?.tables).toHaveLength(11);
    expect(plans[0]?.tables.reduce((sum, { counts }) => sum + counts.problem, 0)).toBe(0);
    expect(plans[1]).toEqual(plans[0]);
    expect(plans[2]).toEqual(plans[0]);
  },
);

test('either table of people alone is enough', async () => {
  for (const table of ['auth_users', 'users'] as const) {
    const open = await importer.open();
    await open.upload('users', exported[table] ?? '');
    const [counted] = (await open.plan()).tables;
    expect(counted).toMatchObject({ table, counts: { add: 412, problem: 0 } });
    await open.drop();
  }
});

test('of two accounts with one address the one with more progress stays, with the progress of both', async () => {
  const open = await importer.open();
  await open.upload('users', 'id,email,first_name\nt-1,twin@example.com,Few\nt-2,Twin@Example.com,Many\n');
  await open.upload(
    'lesson_progress',
    'user_id,lesson_id,completed\nt-1,1,true\nt-1,3,true\nt-2,1,true\nt-2,2,true\nt-2,4,true\n',
  );
  expect((await open.plan()).tables[0]).toMatchObject({ counts: { add: 1, join: 1, problem: 0 } });
  expect(await open.rows('users')).toMatchObject([
    {
      key: 't-1',
      action: 'join',
      detail:
        'has the address of t-2, who has more progress (3 records, here 2): both become that one account',
    },
    { key: 't-2', action: 'add', detail: expect.stringContaining('both become this one account') },
  ]);
  expect(await open.apply()).toMatchObject({ state: 'applied', problem: null });
  expect(await query(`select id, first_name from users where id like 't-_'`)).toEqual([
    { id: 't-2', first_name: 'Many' },
  ]);
  expect(await query(`select count(*)::int as done from lesson_progress where user_id = 't-2'`)).toEqual([
    { done: 4 },
  ]);
});

test('a missing age is the age that the operator chooses, and counts as 13-17 until then', async () => {
  for (const [id, answers, stored] of [
    ['a-1', {}, { age_group: '13-17', reminders_opt_in: false }],
    ['a-2', { assumed_age: '18+' }, { age_group: '18+', reminders_opt_in: true }],
  ] as const) {
    const open = await importer.open();
    await open.upload('users', `id,email,reminders_opt_in\n${id},${id}@example.com,t\n`);
    expect(await open.plan()).toMatchObject({ ages_missing: 1 });
    await open.apply(answers);
    expect(await query('select age_group, reminders_opt_in from users where id = $1', [id])).toEqual([
      stored,
    ]);
  }
});

test('data about a child are deleted as soon as another table shows the age', async () => {
  const open = await importer.open();
  await open.upload('users', 'id,email,first_name\nk-1,kid@example.com,Kiddo\nk-2,big@example.com,Big\n');
  await open.upload('lesson_progress', 'user_id,lesson_id,completed\nk-1,1,true\n');
  const meta = JSON.stringify({ age_group: 'under-13', first_name: 'Kiddo' }).replaceAll('"', '""');
  await open.upload('auth_users', `id,email,raw_user_meta_data\nk-1,kid@example.com,"${meta}"\n`);
  const stored = await query('select data, problem from import_rows where import_id = $1', [open.import_id]);
  expect(JSON.stringify(stored)).not.toMatch(/kid|k-1/i);
  const problems = (await open.plan()).tables.reduce((sum, { counts }) => sum + counts.problem, 0);
  expect(problems).toBe(3);
  await open.apply({ leave_out_problems: true });
  expect(await query(`select id from users where id like 'k-_'`)).toEqual([{ id: 'k-2' }]);
});

test('a file with two columns changes these two and nothing else', async () => {
  const before = await query('select * from steps order by id');
  const open = await importer.open();
  await open.upload('steps', 'id,notes_html\n1-learn-1,<p>Slower.</p>\n');
  expect((await open.plan()).tables).toMatchObject([
    { table: 'steps', counts: { change: 1, add: 0, problem: 0 } },
  ]);
  await open.apply({});
  const after = await query('select * from steps order by id');
  const expected = before.map((row) =>
    row.id === '1-learn-1' ? { ...row, notes_html: '<p>Slower.</p>' } : row,
  );
  const plain = (rows: object[]) => rows.map((row) => ({ ...row, edited_at: null }));
  expect(plain(after)).toEqual(plain(expected));
  const unknown = await importer.open();
  await unknown.upload('steps', 'id,notes_html\nnowhere,x\n');
  await unknown.plan();
  expect(await unknown.rows('steps')).toMatchObject([
    { action: 'problem', detail: 'is new here and needs lesson_id, step_type, order_num' },
  ]);
});

test('another encoding is recognised, shown with a sample, and read once it is chosen', async () => {
  const open = await importer.open();
  const csv = 'id,email,first_name,last_name\nx-1,x1@example.com,Zoë,Müller\nx-2,x2@example.com,André,Peña\n';
  const latin = Buffer.from(csv, 'latin1');
  const refused = await open.upload('users', latin);
  expect(refused.status).toBe(400);
  expect(refused.body.detail).toContain('It looks like windows-1252, in which it says “Zoë”');
  const read = await open.upload('users', latin, { encoding: 'windows-1252' });
  expect(read.body.tables).toMatchObject([{ rows: 2, problems: 0 }]);
  expect(
    await query(`select data ->> 'last_name' as name from import_rows where import_id = $1`, [
      open.import_id,
    ]),
  ).toEqual([{ name: 'Müller' }, { name: 'Peña' }]);
  await open.drop();
});

test('in a zip only the files that are not UTF-8 are read in the encoding that was chosen', async () => {
  const zip = await zipOf({
    'lessons.csv': 'id,order_num,title\n3,3,Für Elise\n',
    'users.csv': Buffer.from('id,email,first_name\nz-1,z1@example.com,Zoë\n', 'latin1'),
  });
  const open = await importer.open();
  const refused = await open.upload('all', zip);
  expect(refused.body.detail).toMatch(/^users\.csv is not UTF-8\. It looks like windows-1252/);
  expect((await open.upload('all', zip, { encoding: 'windows-1252' })).status).toBe(200);
  expect(
    await query(
      `select coalesce(data ->> 'title', data ->> 'first_name') as words from import_rows
      where import_id = $1 order by table_name`,
      [open.import_id],
    ),
  ).toEqual([{ words: 'Für Elise' }, { words: 'Zoë' }]);
  await open.drop();
});

test('staged rows are deleted an hour after their last use, and are in no backup', async () => {
  const open = await importer.open();
  await open.upload('users', 'id,email\nw-1,waiting@example.com\n');
  await open.plan();
  await writeBackup(server.database.pool, `${server.dataDir}/now.gz`);
  expect(gunzipSync(await readFile(`${server.dataDir}/now.gz`)).toString()).not.toContain(
    'waiting@example.com',
  );
  await query(`update imports set beat_at = now() - interval '61 minutes'`);
  await query(`select graphile_worker.add_job('prune_imports')`);
  await expect.poll(() => query('select from imports')).toEqual([]);
  await expect.poll(() => query('select from import_rows')).toEqual([]);
  await expect.poll(() => query('select from import_plan')).toEqual([]);
});
