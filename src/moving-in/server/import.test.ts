import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { trophyParts } from '#course/content/trophies.ts';
import { whenDone } from '#moving-in/server/testing/import-done.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';
import { mailedToken } from '#testing/server/waiting-mails.ts';

const { server, boss } = await sharedStudio({ SIGN_UPS_PER_HOUR: '10000' });

const query = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows;
const start = async (): Promise<string> => (await boss.call('startStudioImport')).body.import_id;
const read = (import_id: string) => boss.call('readStudioImport', { params: { import_id } });
const look = async (import_id: string) => {
  await boss.call('planStudioImport', { params: { import_id } });
  return whenDone(() => read(import_id));
};
const apply = async (import_id: string, answers: object = {}) => {
  const body = { leave_out_problems: false, ...answers };
  await boss.call('applyStudioImport', { params: { import_id }, body });
  return whenDone(() => read(import_id));
};
const applied = (import_id: string, answers?: object) =>
  apply(import_id, answers).then(({ body }) => [body.state, body.problem]);
const done = ['applied', null];

async function upload(import_id: string, table: string, body: RequestInit['body']) {
  const request = { method: 'PUT', headers: { 'content-type': 'text/csv' }, body, duplex: 'half' };
  const response = await boss.fetch(`/api/studio/imports/${import_id}/${table}`, request as RequestInit);
  // biome-ignore lint/suspicious/noExplicitAny: tests look into right and wrong answers alike.
  return { status: response.status, body: (await response.json()) as any };
}

async function rows(import_id: string, table: string, action?: string) {
  const asked = { table, ...(action ? { action } : {}) };
  return (await boss.call('listStudioImportRows', { params: { import_id }, query: asked })).body.rows;
}

/** A small export of a hosted product, with ids of its own. */
const hosted = {
  lessons:
    'id,order_num,lesson_number,title,created_at\nL-one,1,1,"Rise, slowly",2025-01-01\nL-two,2,2,Shuffle,2025-01-01\n',
  steps:
    'id,lesson_id,step_type,order_num,youtube_id,start_time,end_time,notes_html\n' +
    'S-1,L-one,learn,1,https://youtu.be/aaaaaaaaaaa,0,30,"<p>Hi<script>x</script></p>"\n' +
    'S-2,L-one,practice,2,aaaaaaaaaaa,0,30,\nS-3,L-one,zombie_check,3,,0,0,\n',
  checklists: 'id,step_id,order_num,item_text,start_time,end_time\nC-1,S-2,1,Claw,0,15\n',
  users:
    'id,email,first_name,last_name,age_group,experience_level,current_streak,reminders_opt_in,last_active_date,created_at\n' +
    'U-1,Moe@Example.com,Moe,,18+,never,3,true,2025-10-07,2025-10-05 12:34:56.789+00\n' +
    'U-2,zed@example.com,Zed,,13-17,,0,,2025-10-06,\n',
  user_roles: 'user_id,role\nU-1,instructor\n',
  lesson_progress: 'id,user_id,lesson_id,completed,completed_at\n9,U-1,L-one,true,2025-10-06T10:00:00Z\n',
  progress: 'user_id,step_id,checklist_id,status,completed_at\nU-1,S-2,C-1,complete,2025-10-05T10:00:00Z\n',
  trophies: 'id,user_id,part,unlocked_at\n1,U-1,part1,2025-10-06T10:00:00Z\n',
};

// §7.operators-alone-send-files-import
test('the course, the people and the progress of a hosted product are imported', async () => {
  const import_id = await start();
  for (const [table, csv] of Object.entries(hosted)) {
    const { status, body } = await upload(import_id, table, csv);
    expect([status, body.tables?.[0]?.problems], `${table} ${JSON.stringify(body)}`).toEqual([200, 0]);
  }
  const { tables } = (await look(import_id)).body;
  expect(tables.map(({ table, counts }: { table: string; counts: object }) => [table, counts])).toMatchObject(
    [
      ['lessons', { change: 2 }],
      ['steps', { add: 3, remove: 5 }],
      ['checklists', { add: 1, remove: 0 }],
      ['users', { add: 2 }],
      ['user_roles', { add: 1 }],
      ['lesson_progress', { add: 1 }],
      ['progress', { add: 1 }],
      ['trophies', { add: 1 }],
    ],
  );
  expect((await rows(import_id, 'steps', 'remove'))[0].detail).toContain('0 people have records on it');
  expect(await applied(import_id, { course: 'replace' })).toEqual(done);

  const lesson = (await makeVisitor(server.url).call('readLesson', { params: { lesson_id: '1' } })).body;
  expect(lesson).toMatchObject({ title: 'Rise, slowly', order_num: 1 });
  expect(lesson.steps.map((step: { id: string }) => step.id)).toEqual(['S-1', 'S-2', 'S-3']);
  expect(lesson.steps[0]).toMatchObject({ youtube_id: 'aaaaaaaaaaa', notes_html: '<p>Hi</p>' });

  const moe = makeVisitor(server.url);
  await moe.call('requestMagicLink', { body: { email: 'moe@example.com' } });
  const token = await mailedToken(server, 'magic', 'moe@example.com');
  expect((await moe.call('redeemMagicLink', { body: { token } })).status).toBe(200);
  const progress = (await moe.call('readProgress')).body;
  expect(progress).toMatchObject({ completed_count: 1, checked: ['C-1'] });
  expect(progress.trophies[0]).toMatchObject({ part: 'part1', unlocked_at: '2025-10-06T10:00:00.000Z' });
  expect((await moe.call('readProfile')).body).toMatchObject({ role: 'instructor', first_name: 'Moe' });
  expect(await query(`select last_practice_day, current_streak from users where id = 'U-1'`)).toEqual([
    { last_practice_day: '2025-10-07', current_streak: 3 },
  ]);
  expect(await query(`select last_active_date from users where id = 'U-2'`)).toEqual([
    { last_active_date: '2025-10-06' },
  ]);
});

test('importing the same files again changes nothing', async () => {
  const import_id = await start();
  for (const [table, csv] of Object.entries(hosted)) await upload(import_id, table, csv);
  const { tables } = (await look(import_id)).body;
  for (const { counts } of tables) expect(counts).toMatchObject({ add: 0, change: 0, remove: 0, problem: 0 });
  expect(await applied(import_id)).toEqual(done);
  expect(await query('select from import_rows where import_id = $1', [import_id])).toEqual([]);
});

test('the undo of an import brings the old course back and removes the people, after a confirmation', async () => {
  const changes = (await boss.call('listStudioHistory')).body.changes;
  const change = changes.find((each: { row_count: number }) => each.row_count > 0);
  const undo = (body: object) => boss.call('undoStudioChange', { params: { change_id: change.id }, body });
  expect((await undo({})).body).toEqual({ done: false, people: 2, active: 1 });
  expect(await query(`select count(*)::int as people from users where id like 'U-_'`)).toEqual([
    { people: 2 },
  ]);
  expect((await undo({ confirmed: true })).body).toEqual({ done: true, people: 2, active: 1 });
  const lesson = (await makeVisitor(server.url).call('readLesson', { params: { lesson_id: '1' } })).body;
  expect(lesson.steps[0].id).toBe('1-learn-1');
  for (const table of ['users where id', 'progress where user_id', 'trophies where user_id'])
    expect(await query(`select from ${table} like 'U-_'`)).toEqual([]);
});

test('rows as COPY and psql write them are read', async () => {
  const import_id = await start();
  const users =
    'id\temail\tfirst_name\tlast_name\tage_group\treminders_opt_in\tlast_active_date\tcreated_at\n' +
    'c-1\tc1@example.com\tZo\t\\N\t18+ \tt\t2027-10-30\t2027-10-30 22:00:00+00\n' +
    'c-2\tc2@example.com\tMoe\t\\N\t13-17\tf\t\\N\t2027-10-30 22:00:00.123456+05:30\n';
  expect((await upload(import_id, 'users', users)).body.tables).toMatchObject([{ rows: 2, problems: 0 }]);
  const completed = 'user_id,lesson_id,completed,completed_at\nc-1,1,t,2027-10-30 22:00:00+00\nc-1,2,f,\\N\n';
  expect((await upload(import_id, 'lesson_progress', completed)).body.tables).toMatchObject([
    { problems: 0 },
  ]);
  const settings = 'key,value\nnext_challenge_date,2027-10-30 22:00:00+00\nchallenge_name,\\N\n';
  expect((await upload(import_id, 'settings', settings)).body.tables).toMatchObject([{ problems: 0 }]);
  const read = await query(
    `select data from import_rows where import_id = $1 and table_name = 'users' order by line`,
    [import_id],
  );
  expect(read.map(({ data }) => data)).toMatchObject([
    { last_name: null, age_group: '18+', reminders_opt_in: true, last_active_date: '2027-10-30' },
    { reminders_opt_in: false, last_active_date: null, created_at: '2027-10-30T16:30:00.123Z' },
  ]);
  expect(await applied(import_id)).toEqual(done);
  expect((await boss.call('readStudioEvent')).body).toMatchObject({
    next_challenge_date: '2027-10-30 22:00:00+00',
    challenge_name: null,
  });
});

test('nothing of a child under 13 is stored, not even while the import waits', async () => {
  const import_id = await start();
  const csv =
    'id,email,first_name,age_group\nkid-1,kid@example.com,Kid,under-13\nkid-2,kid2@example.com,Kid,13\n';
  expect((await upload(import_id, 'users', csv)).body.tables).toMatchObject([{ rows: 2, problems: 2 }]);
  await look(import_id);
  const stored = await query('select data, problem from import_rows where import_id = $1', [import_id]);
  expect(JSON.stringify(stored)).not.toMatch(/kid/i);
  expect(await rows(import_id, 'users', 'problem')).toMatchObject([
    { line: 1, key: '', detail: 'age_group is none that accounts are for: 13-17 and 18+' },
    { line: 2, key: '' },
  ]);
});

test('a person who has an account here already keeps it, and gets the progress of the old product', async () => {
  const { id, person, visitor } = await signUp(server.url, makePerson());
  expect((await visitor.call('readProgress')).body.completed_count).toBe(0);
  const import_id = await start();
  await upload(import_id, 'users', `id,email,first_name\nold-7,${person.email.toUpperCase()},Somebody\n`);
  await upload(import_id, 'lesson_progress', 'user_id,lesson_id,completed\nold-7,1,true\n');
  await look(import_id);
  expect(await rows(import_id, 'users')).toMatchObject([{ action: 'same', line: 1 }]);
  expect(await applied(import_id)).toEqual(done);
  expect(await query('select first_name from users where id = $1', [id])).toEqual([{ first_name: 'Zoe' }]);
  expect(await query('select lesson_id from lesson_progress where user_id = $1', [id])).toEqual([
    { lesson_id: '1' },
  ]);
  expect((await visitor.call('readProgress')).body.completed_count).toBe(1);
});

test('every wrong row is listed with its fault, and nothing is imported in part', async () => {
  const import_id = await start();
  const csv = [
    'id,email,age_group,reminders_opt_in',
    'p-1,fine@example.com,18+,true',
    'p-2,not an address,18+,true',
    'p-3,child@example.com,under-13,true',
    'p-4,fine@EXAMPLE.com,18+,true',
    'p-5,five@example.com,18+,perhaps',
    'p-6,six@example.com',
    'p 7,seven@example.com,18+,',
  ].join('\n');
  expect((await upload(import_id, 'users', csv)).body.tables).toMatchObject([{ rows: 7, problems: 5 }]);
  await upload(import_id, 'trophies', 'user_id,part\nnobody,part1\np-1,part9\n');
  await look(import_id);
  const problems = (await rows(import_id, 'users', 'problem')) as { line: number; detail: string }[];
  expect(problems.map(({ line, detail }) => `${line}: ${detail}`)).toEqual([
    '2: email “not an address” is not an email address',
    '3: age_group is none that accounts are for: 13-17 and 18+',
    '5: reminders_opt_in is “perhaps”, not true or false',
    '6: has 2 columns, the header has 4',
    '7: id “p 7” is not an id',
  ]);
  expect((await rows(import_id, 'trophies', 'problem')).map((row: { detail: string }) => row.detail)).toEqual(
    ['there is no person with the id nobody', `part is “part9”, not one of ${trophyParts.join(', ')}`],
  );
  expect(await applied(import_id)).toEqual(['planned', '7 rows have problems. Nothing was imported.']);
  expect(await query(`select id from users where id like 'p-%'`)).toEqual([]);
  expect(await applied(import_id, { leave_out_problems: true })).toEqual(done);
  expect(await query(`select id from users where id like 'p-%'`)).toEqual([{ id: 'p-1' }]);
});

test('two files of one table are both imported, and a row without its key column is a problem', async () => {
  const import_id = await start();
  const first = '[{"id":"w-1","email":"w1@example.com"},{"email":"w2@example.com","shoe":"42"}]';
  expect((await upload(import_id, 'users', first)).body.tables).toEqual([
    { table: 'users', rows: 2, problems: 1, ignored_columns: ['shoe'] },
  ]);
  expect((await upload(import_id, 'users', 'id,email\nw-3,w3@example.com\n')).body.tables).toMatchObject([
    { rows: 1, problems: 0 },
  ]);
  const [counted] = (await look(import_id)).body.tables;
  expect(counted).toMatchObject({ table: 'users', counts: { add: 2, problem: 1 } });
  expect(await rows(import_id, 'users', 'problem')).toMatchObject([{ line: 2, detail: 'has no id' }]);
});

test.each<[string, string, string | Uint8Array<ArrayBuffer>, string]>([
  ['wrong columns', 'users', 'name,mail\na,b\n', 'needs the columns id. Found: name, mail'],
  [
    'Latin-1',
    'users',
    new Uint8Array([...Buffer.from('id,email,first_name\n1,a@b.org,Zo\xeb\n', 'latin1')]),
    'UTF-8',
  ],
  ['an open quote', 'users', 'id,email\n1,"a@b.org\n', 'never closed'],
  ['nothing', 'users', '', 'no rows'],
  ['a header alone', 'users', 'id,email\n', 'no rows'],
  ['JSON cut off', 'users', '[{"id":"1","email":"a@b.org"},{"id":', 'ends in the middle'],
  ['broken JSON', 'users', '[{"id":"1",,}]', 'Row 1 is not JSON'],
  ['an endless row', 'users', `[{"id":"${'x'.repeat(300_000)}`, 'too long'],
])('a file with %s is refused in plain words', async (_, table, body, message) => {
  const import_id = await start();
  const answer = await upload(import_id, table, body);
  expect(answer.status).toBe(400);
  expect(answer.body.detail).toContain(message);
  expect((await look(import_id)).body.tables).toEqual([]);
});

test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['semicolons', 'id;email;first_name\nx-1;a@b.org;"Zo;e"\n'],
  ['tabs and Windows line ends', 'id\temail\tfirst_name\r\nx-1\ta@b.org\tZo;e\r\n'],
  ['names in brackets', '[id],[email],[first_name]\nx-1,a@b.org,Zo;e\n'],
  ['a byte order mark', '\uFEFFid,email,first_name\nx-1,a@b.org,Zo;e\n'],
  ['UTF-16', new Uint8Array([...Buffer.from('\uFEFFid,email,first_name\nx-1,a@b.org,Zo;e\n', 'utf16le')])],
  ['a JSON array', '[{"id":"x-1","email":"a@b.org","first_name":"Zo;e"}]'],
])('a file with %s is read', async (_, body) => {
  const import_id = await start();
  expect((await upload(import_id, 'users', body)).body.tables).toMatchObject([{ rows: 1, problems: 0 }]);
  const [row] = await query('select data from import_rows where import_id = $1', [import_id]);
  expect(row.data).toMatchObject({ id: 'x-1', email: 'a@b.org', first_name: 'Zo;e' });
  await boss.call('dropStudioImport', { params: { import_id } });
  expect(await query('select from import_rows where import_id = $1', [import_id])).toEqual([]);
});

test('a file over a network that stalls is read to its end', async () => {
  const import_id = await start();
  async function* slowly() {
    yield Buffer.from('user_id,part\nnobody,part1\n');
    // Most other transactions may not wait this long for their next statement.
    await sleep(6_000);
    yield Buffer.from('nobody,part2\n');
  }
  const { body } = await upload(import_id, 'trophies', ReadableStream.from(slowly()));
  expect(body).toMatchObject({ tables: [{ rows: 2, problems: 0 }] });
});
