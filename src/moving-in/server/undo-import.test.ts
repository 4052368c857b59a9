import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeImporter } from '#moving-in/server/testing/importer.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import { signUp } from '#testing/server/visitor.ts';

const { server, boss } = await sharedStudio();

test('lessons that an import completed are open again after its undo, with their earlier dates', async () => {
  const { visitor, id, person } = await signUp(server.url);
  const lessons = async () => {
    const found = await server.database.pool.query(
      'select lesson_id, completed, completed_at from lesson_progress where user_id = $1 order by lesson_id',
      [id],
    );
    return found.rows;
  };
  const params = { lesson_id: '1' };
  await visitor.call('completeLesson', { params });
  expect((await visitor.call('reopenLesson', { params })).status).toBe(200);
  await server.database.pool.query(`insert into lesson_progress (user_id, lesson_id) values ($1, '2')`, [id]);
  const before = await lessons();
  expect(before).toEqual([
    { lesson_id: '1', completed: false, completed_at: expect.any(Date) },
    { lesson_id: '2', completed: false, completed_at: null },
  ]);

  const open = await makeImporter(boss).open();
  await open.upload('users', `id,email\nold-1,${person.email}\n`);
  const completed = ['1', '2', '3'].map((day) => `old-1,${day},true,2025-10-06T10:00:00Z`);
  await open.upload('lesson_progress', `user_id,lesson_id,completed,completed_at\n${completed.join('\n')}\n`);
  expect(await open.apply()).toMatchObject({ state: 'applied', problem: null });
  const theirs = new Date('2025-10-06T10:00:00Z');
  expect(await lessons()).toEqual([
    { ...before[0], completed: true },
    { lesson_id: '2', completed: true, completed_at: theirs },
    { lesson_id: '3', completed: true, completed_at: theirs },
  ]);

  const [change] = (await boss.call('listStudioHistory')).body.changes;
  expect(change).toMatchObject({ row_count: 0, people: 0, has_records: true });
  const undo = () =>
    boss.call('undoStudioChange', { params: { change_id: change.id }, body: { confirmed: true } });
  // Several operators press at the same moment, more than the server has connections: the others wait for the first
  // one, and the data is backed up once.
  const undone = await Promise.all(Array.from({ length: 20 }, undo));
  const refused = Array.from({ length: 19 }, () => [409, 'It is taken back already.']);
  expect(undone.map(({ status, body }) => [status, body.detail]).sort()).toEqual([
    [200, undefined],
    ...refused,
  ]);
  const backups = await readdir(join(server.dataDir, 'backups'));
  expect(backups.filter((name) => name.startsWith('before-undo'))).toHaveLength(1);
  const again = await undo();
  expect([again.status, again.body.detail]).toEqual([409, 'It is taken back already.']);
  expect(await readdir(join(server.dataDir, 'backups'))).toEqual(backups);
  expect(await lessons()).toEqual(before);
  const [last] = (await boss.call('listStudioHistory')).body.changes;
  expect(last).toMatchObject({ summary: `Undone: ${change.summary}`, row_count: 0, has_records: false });
});
