// The limits also hold for uploads that are announced at the same moment, in one or two server processes, and each
// operator has a share of them.

import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { sharedStudio, signUpOperator } from '#testing/server/operator.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { makeVisitor } from '#testing/server/visitor.ts';
import { disk } from '../read-disk.ts';
import { tusClient } from '../testing/tus-client.ts';
import { pruneUploads } from './upload-store.ts';

const settings = {
  OPERATOR_EMAILS: 'boss@example.com second@example.com',
  WRITES_PER_MINUTE: '10000',
};
const { server, boss } = await sharedStudio(settings);
const second = (await signUpOperator(server, 'second@example.com')).visitor;
const mine = tusClient(boss);
const theirs = tusClient(second);

afterEach(async () => {
  vi.restoreAllMocks();
  await pruneUploads(`${server.dataDir}/media`, Date.now() + 10 * 86_400_000);
});

const free = (bytes: number) => vi.spyOn(disk, 'read').mockResolvedValue({ free: bytes, total: 1e12 });
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
type Announced = { status: number; detail: string };
const taken = (answers: readonly Announced[]) => answers.filter(({ status }) => status === 201).length;

test('of a hundred uploads that one operator announces at once, thirty are accepted; another operator has thirty more', async () => {
  free(1e11);
  const answers = await Promise.all(numbers(100).map((number) => mine.announce(`${number}.mp4`, 100)));
  expect(taken(answers)).toBe(30);
  expect((await boss.call('listStudioUploads')).body.uploads).toHaveLength(30);
  for (const { status, detail } of answers)
    if (status !== 201) {
      expect(status).toBe(413);
      expect(detail).toContain('You have 30 uploads that are not whole yet');
      expect(detail).toContain('under Videos and Music');
    }
  expect((await theirs.announce('theirs.mp4', 100)).status).toBe(201);
});

test('uploads that are announced at once share the space of the disk', async () => {
  free(3e9);
  const answers = await Promise.all(numbers(12).map((number) => mine.announce(`${number}.mp4`, 5e8)));
  // The uploads of one operator may reserve half of the free space; the rest is left for other operators.
  expect(taken(answers)).toBe(2);
  const refused = answers.find(({ status }) => status !== 201);
  expect([refused?.status, refused?.detail]).toEqual([
    413,
    expect.stringContaining('half of the server’s room'),
  ]);
  const rest = await Promise.all(numbers(3).map((number) => theirs.announce(`their-${number}.mp4`, 1e9)));
  expect(taken(rest)).toBe(1);
  expect((await boss.call('listStudioUploads')).body.free).toBe(0);
});

test('of two operators who announce a film of one name at once, one is refused', async () => {
  free(1e11);
  const answers = await Promise.all(
    numbers(6).map((number) => (number % 2 ? theirs : mine).announce('same.mp4', 100)),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
});

test('the limits hold over two server processes', async () => {
  free(1e11);
  const other = await startTestServer(
    { ...settings, AUTH_SECRET: server.secret, DATA_DIR: server.dataDir },
    undefined,
    // The first process drops the database, so the second process must not.
    { ...server.database, drop: async () => undefined },
  );
  onTestFinished(() => other.stop());
  const there = makeVisitor(other.url);
  for (const [name, value] of boss.cookies) there.cookies.set(name, value);
  const both = [mine, tusClient(there)];
  const answers = await Promise.all(
    numbers(80).map((number) => both[number % 2]?.announce(`${number}.mp4`, 100) as Promise<Announced>),
  );
  expect(taken(answers)).toBe(30);
  expect((await there.call('listStudioUploads')).body.uploads).toHaveLength(30);
});

test('an operator without space reads whose uploads reserve it, and gets it when that operator deletes them', async () => {
  free(5e9);
  const { headers } = await theirs.announce('huge.mp4', 3e9);
  await mine.announce('small.mp4', 5e8);
  const { uploads, held } = (await boss.call('listStudioUploads')).body;
  expect(uploads.map(({ name }: { name: string }) => name)).toEqual(['small.mp4']);
  expect(held).toEqual([
    { by: expect.stringContaining('Vincent'), uploads: 1, bytes: 3e9 },
    { by: null, uploads: 1, bytes: 5e8 },
  ]);
  const { status, detail } = await mine.announce('large.mp4', 1.5e9);
  expect([status, detail]).toEqual([
    413,
    expect.stringMatching(
      /room for 500 MB more.*hold the rest: 1 of Vincent.* \(3.0 GB\), 1 of yours \(500 MB\)/,
    ),
  ]);
  await theirs.drop(headers.get('location')?.split('/').at(-1) ?? '');
  expect((await mine.announce('large.mp4', 1.5e9)).status).toBe(201);
});
