import type pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { listenToDatabase } from '#platform/server/db/announcements.ts';
import { makeLog } from '#platform/server/log.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { watchContent } from './content-watch.ts';
import { loadPublished } from './published.ts';

const lines: string[] = [];

const database = await makeTestDatabase({ seeded: true });
const announcements = await listenToDatabase(database.connection as pg.ClientConfig, ['content']);
const watch = await watchContent(
  database.db,
  announcements,
  makeLog('warn', (line) => lines.push(line)),
);
afterAll(async () => {
  watch.stop();
  await announcements.stop();
  await database.drop();
});

// §3.lessons-order-num-1-13 §7.reads-settings-copy-lessons-steps
test('the course comes with its lessons, steps and items in order', () => {
  const { lessons } = watch.current();
  expect(lessons.map((lesson) => lesson.order_num)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  for (const lesson of lessons)
    expect(lesson.steps.map((step) => step.order_num)).toEqual(
      lesson.steps.map((step) => step.order_num).sort((a, b) => a - b),
    );
  expect(watch.current().rehearseStep?.step_type).toBe('rehearse');
});

test('a stored row with the id of a fixed text does not change that text', async () => {
  const { db } = database;
  await db.insertInto('ui_copy').values({ key: 'toast.errorTitle', text: 'Ouch' }).execute();
  const { copy, speech } = await loadPublished(db);
  await db.deleteFrom('ui_copy').where('key', '=', 'toast.errorTitle').execute();
  expect(copy['toast.errorTitle']).toBeUndefined();
  expect(speech('en')?.text('toast.errorTitle')).toBe('Error');
});

test('an edit that another process made is published in this process too', async () => {
  const before = watch.current().answers('en')?.copy.etag;
  await database.pool.query(
    `update ui_copy set text = 'Come in', edited_at = now() where key = 'footer_community'`,
  );
  await vi.waitFor(() => expect(watch.current().copy.footer_community).toBe('Come in'), 20_000);
  expect(watch.current().answers('en')?.copy.etag).not.toBe(before);
});

test('a removed step leaves the course but keeps its row', async () => {
  const id = watch.current().lessons[1]?.steps.at(-1)?.id;
  await database.pool.query('update steps set removed_at = now() where id = $1', [id]);
  await vi.waitFor(
    () => expect(watch.current().lessons[1]?.steps.some((step) => step.id === id)).toBe(false),
    20_000,
  );
  const kept = await database.pool.query('select 1 from steps where id = $1', [id]);
  expect(kept.rowCount).toBe(1);
});

test('edits made while the connection was lost are seen after it is back', async () => {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen content' and datname = current_database()`,
  );
  await database.pool.query(`update settings set value = 'DANCE ALL NIGHT' where key = 'challenge_name'`);
  await vi.waitFor(() => expect(watch.current().settings.challenge_name).toBe('DANCE ALL NIGHT'), 20_000);
});

test('an edit that could not be read at first is read later, without another edit', async () => {
  await database.pool.query('alter table lessons rename to lessons_away');
  await database.pool.query(`update settings set value = 'DANCE AT NOON' where key = 'challenge_name'`);
  await watch.refresh();
  await vi.waitFor(() => expect(lines.join('')).toContain('content_refresh_failed'), 20_000);
  expect(watch.current().settings.challenge_name).toBe('DANCE ALL NIGHT');
  await database.pool.query('alter table lessons_away rename to lessons');
  await vi.waitFor(() => expect(watch.current().settings.challenge_name).toBe('DANCE AT NOON'), 20_000);
});
