import { expect, test } from 'vitest';
import { seed } from '#subjects/server/seed.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { fillAsUsed, readUsedDatabase } from '#testing/server/used-database.ts';
import { makeVisitor, type Visitor } from '#testing/server/visitor.ts';
import { migrate } from './migrate.ts';

const used = await readUsedDatabase();
const database = await makeTestDatabase({ empty: true });
await fillAsUsed(database.pool);
await migrate(database.pool);
await seed(database.pool);
const server = await sharedServer({ AUTH_SECRET: used.secret }, undefined, database);
server.pass(Date.parse(used.made_at) - Date.now());

const signedIn = (cookies: Record<string, string> = {}): Visitor => {
  const visitor = makeVisitor(server.url, { 'time-zone': 'Asia/Tokyo' });
  for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
  return visitor;
};

test('an upgrade leaves a learner signed in on every device', async () => {
  for (const cookies of used.cookies) {
    const { status, body } = await signedIn(cookies).call('readSession');
    expect([status, body.user?.email]).toEqual([200, used.email.toLowerCase()]);
  }
});

test('an upgrade keeps marks, lessons, trophies and streak', async () => {
  const { body } = await signedIn(used.cookies[0]).call('readProgress');
  // A newer version may have more trophies.
  const trophies = expect.arrayContaining(used.progress.trophies);
  expect(body).toMatchObject({ ...used.progress, trophies });
});

test('an upgrade keeps name, address, survey and reminders', async () => {
  const { body } = await signedIn(used.cookies[1]).call('readProfile');
  expect(body).toMatchObject(used.profile);
});

test('the password from before an upgrade still works', async () => {
  const answer = await signedIn().call('signIn', { body: { email: used.email, password: used.password } });
  expect(answer.status).toBe(200);
});

test('a learner goes on where they stopped before an upgrade', async () => {
  const visitor = signedIn(used.cookies[0]);
  const next = (await visitor.call('readProgress')).body.next_lesson.lesson_id;
  const { status, body } = await visitor.call('completeLesson', { params: { lesson_id: next } });
  expect(status).toBe(200);
  expect(body.progress.completed_count).toBe(Number(used.progress.completed_count) + 1);
});

test('an upgrade keeps feedback and what an operator edited', async () => {
  const { pool } = server.database;
  const feedback = await pool.query('select name, message from feedback');
  expect(feedback.rows).toEqual([{ name: 'Zoë', message: expect.stringContaining('🧟') }]);
  const text = await pool.query("select text from ui_copy where key = 'trophy_locked_template'");
  expect(text.rows).toEqual([{ text: 'Finish part {section} before dawn' }]);
  const name = await pool.query("select value from settings where key = 'challenge_name'");
  expect(name.rows).toEqual([{ value: 'Rise 2027' }]);
});
