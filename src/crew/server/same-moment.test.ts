// A call to a crew while an account is deleted. The two would be a deadlock in the database if they did not both lock
// the person's row first.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type CrewPerson, crewLeader, join, openCrew } from '#crew/server/testing/crew-people.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import type { Answer } from '#testing/server/visitor.ts';

const server = await sharedServer();

/** Makes a crew with one member who may lead, the calls of leader and member, and the rows to hold. */
async function makeCrew() {
  const { leader, crew_id, code } = await openCrew(server);
  const member = await crewLeader(server);
  await join(member, code);
  const params = { crew_id };
  const count = ({ visitor }: CrewPerson) =>
    visitor.call('putTally', {
      params: { crew_id, device_id: randomUUID() },
      body: { label: 'Gate', kind: 'gate', plus: 0, minus: 0, version: 1 },
    });
  const deleteAccount = ({ visitor, password }: CrewPerson) =>
    visitor.call('deleteAccount', { body: { password } });
  const calls = {
    'the leader counts': () => count(leader),
    'the leader offers the crew': () => leader.visitor.call('offerCrew', { params, body: { number: 1 } }),
    'the leader deletes the account': () => deleteAccount(leader),
    'the member counts': () => count(member),
    'the member takes the crew': () => member.visitor.call('answerOffer', { params, body: { accept: true } }),
    'the member deletes the account': () => deleteAccount(member),
  };
  const rows = {
    crew: ['crews', crew_id],
    leader: ['users', leader.id],
    member: ['users', member.id],
  } as const;
  return { calls, rows };
}
type Crew = Awaited<ReturnType<typeof makeCrew>>;

/** Locks a row until the returned function is called. */
async function hold([table, id]: readonly [string, string]): Promise<() => Promise<void>> {
  const holder = await server.database.pool.connect();
  await holder.query('begin');
  await holder.query(`select from ${table} where id = $1 for update`, [id]);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

const waiting = async () =>
  (
    await server.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount;

test.each<[keyof Crew['calls'], keyof Crew['calls'], keyof Crew['rows'], [number, number]]>([
  ['the leader deletes the account', 'the leader counts', 'leader', [200, 404]],
  ['the leader counts', 'the leader deletes the account', 'crew', [200, 200]],
  ['the member deletes the account', 'the member counts', 'member', [200, 404]],
  ['the member counts', 'the member deletes the account', 'crew', [200, 200]],
  ['the member deletes the account', 'the member takes the crew', 'member', [200, 404]],
  ['the member takes the crew', 'the member deletes the account', 'crew', [200, 200]],
])('when %s and %s at the same moment, neither fails', async (first, second, held, expected) => {
  const { calls, rows } = await makeCrew();
  if (/takes/.test(first + second)) await calls['the leader offers the crew']();
  const letGo = await hold(rows[held]);
  const answers: Promise<Answer>[] = [];
  for (const [index, call] of [first, second].entries()) {
    answers.push(calls[call]());
    await expect.poll(waiting).toBe(index + 1);
  }
  await letGo();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(expected);
});

test('a crew is not offered to somebody whose account is just being deleted', async () => {
  const { calls, rows } = await makeCrew();
  const letGo = await hold(rows.member);
  const deletion = calls['the member deletes the account']();
  await expect.poll(waiting).toBe(1);
  expect((await calls['the leader offers the crew']()).status).toBe(404);
  await letGo();
  expect((await deletion).status).toBe(200);
});
