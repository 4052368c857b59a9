import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeImporter } from '#moving-in/server/testing/importer.ts';
import { zipOf } from '#moving-in/server/testing/zip-of.ts';
import { sharedStudio } from '#testing/server/operator.ts';

const { server, boss } = await sharedStudio();
const importer = makeImporter(boss);

const query = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows;

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  [
    'a zip that is cut off',
    async () => (await zipOf({ 'users.csv': 'id,email\nx-1,x1@example.com\n' })).subarray(0, 90),
    'damaged',
  ],
  ['a damaged gzip', () => Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), 'damaged'],
  ['a zip without tables', () => zipOf({ 'holiday.csv': 'a,b\n1,2\n' }), 'Passed over: holiday.csv'],
  [
    'a workbook of a spreadsheet',
    () => zipOf({ '[Content_Types].xml': '<Types/>', 'xl/worksheets/sheet1.xml': '<worksheet/>' }),
    'Of a spreadsheet, save each sheet as “CSV UTF-8”.',
  ],
  [
    'a zip of many files',
    () => zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`${n}.csv`, 'a']))),
    'at most 200',
  ],
  ['a page that was saved as JSON', () => Buffer.from('<!doctype html>'), 'This is no zip, dump or JSON.'],
  ['a zip that grows without end', () => zipOf({ 'users.csv': Buffer.alloc(3_000_000, 'a') }), 'too long'],
])('%s is refused in plain words', async (_, make, words) => {
  const open = await importer.open();
  const answer = await open.upload('all', await make());
  expect([400, 413]).toContain(answer.status);
  expect(answer.body.detail).toContain(words);
  expect(await readdir(`${server.dataDir}/tmp`).catch(() => [])).toEqual([]);
});

test('a name in a zip is never a path, and a formula in a cell stays text', async () => {
  const open = await importer.open();
  const evil = await zipOf({ 'aa/aa/users.csv': 'id,email,first_name\nz-1,z1@example.com,=HYPERLINK(1)\n' });
  const climbing = Buffer.from(evil.toString('latin1').replaceAll('aa/aa/', '../../'), 'latin1');
  const refused = await open.upload('all', climbing);
  expect(refused.body.detail).toContain('not safe to open');
  await open.upload('all', evil);
  expect(
    await query(`select data ->> 'first_name' as name from import_rows where import_id = $1`, [
      open.import_id,
    ]),
  ).toEqual([{ name: '=HYPERLINK(1)' }]);
});

test('a full disk is reported, and nothing changes', async () => {
  await query(`create function say_full() returns trigger language plpgsql as
    $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  const fill = (table: string) =>
    query(`create trigger full_disk before insert on ${table} execute function say_full()`);
  const makeRoom = (table: string) => query(`drop trigger full_disk on ${table}`);
  const users = 'id,email\nf-1,f1@example.com\n';
  const said = 'There is no room left on the server’s disk. Nothing was changed: make room, and try again.';
  const open = await importer.open();
  await fill('import_rows');
  const refused = await open.upload('users', users);
  expect([refused.status, refused.body.detail]).toEqual([503, said]);
  await makeRoom('import_rows');
  await open.upload('users', users);
  await fill('import_plan');
  expect(await open.plan()).toMatchObject({ state: 'open', problem: said });
  await makeRoom('import_plan');
  expect(await open.plan()).toMatchObject({ state: 'planned', problem: null });
});

test('thousands of columns, and characters that are no text, are read or reported, and never break the server', async () => {
  const open = await importer.open();
  const many = Array.from({ length: 10_000 }, (_, n) => `c${n}`).join(',');
  const wide = await open.upload('users', `id,email,${many}\nw-1,w1@example.com${',1'.repeat(10_000)}\n`);
  expect([wide.status, wide.body.tables[0].ignored_columns.length]).toEqual([200, 20]);
  const zeros = await open.upload('users', 'id,email,first_name\nn-1,n1@example.com,Z\u0000e\n');
  expect(zeros.body.tables).toMatchObject([{ rows: 1, problems: 1 }]);
  const rows = `id,email,first_name\n${'u-1,u1@example.com,Zoe\n'.repeat(5_000)}`;
  const broken = Buffer.concat([Buffer.from(rows), Buffer.from([0xc3, 0x28, 0xff, 0x0a]), Buffer.from(rows)]);
  const refused = await open.upload('users', broken);
  expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining('is not UTF-8')]);
  const line = await open.upload('users', `id,email\n${'x'.repeat(5_000_000)}`);
  expect([line.status, line.body.detail]).toEqual([400, expect.stringContaining('too long')]);
});
