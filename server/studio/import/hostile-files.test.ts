import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeImporter } from '../../testing/importer.ts';
import { operatorEmail, signUpOperator } from '../../testing/operator.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { zipOf } from '../../testing/zip-of.ts';

let server: TestServer;
let importer: ReturnType<typeof makeImporter>;
beforeAll(async () => {
  server = await startTestServer({ OPERATOR_EMAILS: operatorEmail });
  importer = makeImporter((await signUpOperator(server)).visitor);
});
afterAll(() => server.stop());

const query = async (text: string, values: unknown[]) =>
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
    'a zip of many files',
    () => zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`${n}.csv`, 'a']))),
    'at most 200',
  ],
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
