import { expect, test } from 'vitest';
import { busyInCrews, crewOwners } from '#crew/server/testing/busy-in-crews.ts';
import type { PersonalColumn } from '#platform/server/db/personal-column.ts';
import { peopleTables } from '#subjects/server/people-tables.ts';
import { writeLearner, writeSession } from '#testing/server/learner-rows.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp, type Visitor } from '#testing/server/visitor.ts';
import { jobsDone } from '#testing/server/waiting-mails.ts';
import { ownRows } from './rows.ts';

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000' });

type Columns = Readonly<Record<string, PersonalColumn>>;
const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const feedback = 'The moon over the graveyard could be a little bigger. '.repeat(4);

/** Makes a person with a row in every table that can hold one. */
async function busyPerson() {
  const met = await signUp(server.url);
  const { visitor, person } = met;
  await visitor.call('saveSurvey', { body: { role: 'coordinator', experience_level: 'never' } });
  await busyInCrews(server, met);
  for (const lesson_id of ['1', '2', '3', '4'])
    await visitor.call('completeLesson', { params: { lesson_id } });
  const { rows } = await query('select id from checklists order by id limit 1');
  await visitor.call('checkItem', { params: { checklist_id: rows[0].id } });
  await visitor.call('recordRepetitions', {
    body: {
      sent_at: 0,
      repetitions: [{ key: 'k', start: 0, end: 15, rate: 1, answer: 'played', danced_at: 0 }],
    },
  });
  await visitor.call('finishRehearsal', { headers: { 'idempotency-key': 'once' } });
  await visitor.call('sendFeedback', {
    body: { name: 'Zoe', email: person.email, feedback_type: 'general', message: feedback },
  });
  await visitor.call('requestMagicLink', { body: { email: person.email } });
  await jobsDone(server);
  return met;
}

/**
 * The conditions for tables whose rows belong to a person by other columns than user_id. The download leaves out what
 * these tables have about other people.
 */
const owners: Readonly<Record<string, string>> = {
  ...crewOwners,
};
const ownOwners: Readonly<Record<string, string>> = {
  users: 'id = $1',
  idempotency_keys: "scope like '%' || $1",
};
const ownerOf = (table: string) => owners[table] ?? ownOwners[table] ?? 'user_id = $1';

test('R52 the download has every row of the person, table by table', async () => {
  const { visitor, id } = await busyPerson();
  const { body } = await visitor.call('exportData');
  for (const table of Object.keys(ownRows)) {
    const { rows } = await query(`select count(*)::int as count from ${table} where ${ownerOf(table)}`, [id]);
    expect([table, body[table].length]).toEqual([table, rows[0].count]);
    // Only operators have a history of changes, and only imported people have rows of the import.
    if (!/^(history|invitations|import)/.test(table))
      expect([table, rows[0].count > 0]).toEqual([table, true]);
  }
  for (const [table, columns] of Object.entries(peopleTables)) {
    if (!body[table]?.[0] || table in owners) continue;
    const open = Object.keys(columns).filter((name) => !(columns as Columns)[name]?.isSecret);
    expect([table, Object.keys(body[table][0]).sort()]).toEqual([table, open.sort()]);
  }
  expect(JSON.stringify(body)).not.toMatch(/argon2|token|sealed|password":/);
});

test('R52 no table that belongs to people is missing from the download', async () => {
  const { rows } = await query(
    "select table_name from information_schema.columns where table_schema = 'public' and column_name in ('user_id', 'leader_id', 'crew_id')",
  );
  for (const { table_name } of rows) expect(Object.keys(ownRows)).toContain(table_name);
});

test('R52 each table that has a person’s id is in the download', async () => {
  const { visitor, id } = await busyPerson();
  const { body } = await visitor.call('exportData');
  const tables = await query("select tablename as name from pg_tables where schemaname = 'public'");
  for (const { name } of tables.rows) {
    const { rowCount } = await query(`select from ${name} t where t::text like $1`, [`%${id}%`]);
    expect(body[name]?.length ?? 0, name).toBeGreaterThanOrEqual(rowCount ?? 0);
  }
});

test('R53 deletion leaves nothing of the person: no row, no mail, no job, no session', async () => {
  const { visitor, person, id } = await busyPerson();
  expect((await visitor.call('deleteAccount', { body: { password: person.password } })).status).toBe(200);
  expect((await visitor.call('readProfile')).status).toBe(401);
  const tables = await query(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`,
  );
  for (const { name } of tables.rows) {
    const { rows } = await query(
      `select count(*)::int as count from ${name} t where t::text like $1 or t::text ilike $2`,
      [`%${id}%`, `%${person.email}%`],
    );
    expect([name, rows[0].count]).toEqual([name, 0]);
  }
  const kept = await query('select name, email from feedback where message = $1', [feedback.trim()]);
  expect(kept.rows).toContainEqual({ name: null, email: null });
  expect((await query("select 1 from audit_log where event = 'account_deleted'")).rowCount).toBeGreaterThan(
    0,
  );
  expect(server.logged()).not.toContain(person.email);
});

test('R53 other people keep everything', async () => {
  const [gone, stays] = [await busyPerson(), await busyPerson()];
  const before = (await stays.visitor.call('exportData')).body;
  await gone.visitor.call('deleteAccount', { body: {} });
  expect((await stays.visitor.call('exportData')).body).toEqual(before);
});

test('an id finds no rows of a person whose id only ends with it, as imported ids may', async () => {
  const { visitor, id } = await busyPerson();
  const { db } = server.database;
  const other = await writeLearner(db, { id: id.slice(-1) });
  const visitorOfOther = makeVisitor(server.url);
  visitorOfOther.cookies.set('session', await writeSession(db, other.id, server.secret));
  expect((await visitorOfOther.call('exportData')).body.idempotency_keys).toEqual([]);
  const before = (await visitor.call('exportData')).body;
  await visitorOfOther.call('deleteAccount', { body: {} });
  expect((await visitor.call('exportData')).body).toEqual(before);
});

/** Sends feedback with an address as a visitor without an account. */
async function sendFeedback(visitor: Visitor, email: string, name: string): Promise<void> {
  const answer = await visitor.call('sendFeedback', {
    body: { name, email, feedback_type: 'general', message: feedback },
  });
  expect(answer.status).toBe(200);
}
const namesIn = async (visitor: Visitor) =>
  (await visitor.call('exportData')).body.feedback.map(({ name }: { name: string }) => name).sort();

test("an account with a stranger's unproven address neither reads nor anonymises that stranger’s feedback", async () => {
  const stranger = makePerson();
  await sendFeedback(makeVisitor(server.url), stranger.email, 'Stranger');
  const { visitor } = await signUp(server.url, stranger);
  await sendFeedback(visitor, stranger.email, 'Own');
  expect(await namesIn(visitor)).toEqual(['Own']);
  await visitor.call('deleteAccount', { body: {} });
  const { rows } = await query('select name, user_id from feedback where email = $1', [stranger.email]);
  expect(rows).toEqual([{ name: 'Stranger', user_id: null }]);
});

test('once the address is proven, feedback sent with it before belongs to the account, in any spelling', async () => {
  const { visitor, person, id } = await signUp(server.url, makePerson({ email: 'zoe@tanz-köln.example' }));
  await sendFeedback(makeVisitor(server.url), person.email.toUpperCase(), 'Before');
  const other = await signUp(server.url);
  await sendFeedback(other.visitor, person.email, 'Of another account');
  await query('update users set email_verified = true where id = $1', [id]);
  expect(await namesIn(visitor)).toEqual(['Before']);
  await visitor.call('deleteAccount', { body: {} });
  const { rows } = await query("select name from feedback where email like 'zoe@%'");
  expect(rows).toEqual([{ name: 'Of another account' }]);
  expect(await namesIn(other.visitor)).toEqual(['Of another account']);
});
