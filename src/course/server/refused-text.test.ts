import { expect, test, vi } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { signUp } from '#testing/server/visitor.ts';

const server = await sharedServer();

test('a refusal is in the words of the operator, with its values', async () => {
  const { visitor } = await signUp(server.url);
  const write = (text: string) =>
    server.database.pool.query("update ui_copy set text = $1 where key = 'lesson_locked'", [text]);
  const refused = async () =>
    (await visitor.call('completeLesson', { params: { lesson_id: '3' } })).body.detail;
  const builtIn = await refused();
  await write('First things first: day {day}.');
  await vi.waitFor(async () => expect(await refused()).toBe('First things first: day 2.'), 20_000);
  await write(builtIn.replace('2', '{day}'));
  await vi.waitFor(async () => expect(await refused()).toBe(builtIn), 20_000);
});
