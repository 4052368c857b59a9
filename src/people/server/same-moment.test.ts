// Two calls about one account at the same moment. They would be a deadlock if not all calls locked the person's row
// first.

import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { type Answer, makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';
import { issueLink } from './links.ts';

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000' });

/** Makes a new person; returns functions for the calls that are made about the person. */
async function newcomer() {
  const { visitor, id, person } = await signUp(server.url);
  const { email, password } = person;
  const link = (purpose: 'magic' | 'reset' | 'email', to: string) =>
    issueLink(server.database.db, purpose, { user_id: id, email: to }, Date.now());
  const [magic, reset, change] = [
    await link('magic', email),
    await link('reset', email),
    await link('email', makePerson().email),
  ];
  const stranger = makeVisitor(server.url);
  const calls = {
    'signs in': () => stranger.call('signIn', { body: { email, password } }),
    'proves the address': () => stranger.call('redeemMagicLink', { body: { token: magic, was_me: false } }),
    'resets the password': () =>
      stranger.call('redeemPasswordReset', { body: { token: reset, password: 'lurch-and-drag-8' } }),
    'changes the address': () => visitor.call('confirmEmail', { body: { token: change } }),
    'answers the survey': () =>
      visitor.call('saveSurvey', { body: { role: 'dancer', experience_level: 'never' } }),
    'sends feedback': () =>
      visitor.call('sendFeedback', {
        body: { name: null, email: null, feedback_type: 'general', message: 'A bigger moon. '.repeat(20) },
      }),
    'deletes the account': () => visitor.call('deleteAccount', { body: {} }),
  };
  return { id, calls };
}
type Call = keyof Awaited<ReturnType<typeof newcomer>>['calls'];

const waiting = async () =>
  (
    await server.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount;

test.each<[Call, Call, [number, number]]>([
  ['proves the address', 'signs in', [200, 401]],
  ['signs in', 'proves the address', [200, 200]],
  ['resets the password', 'proves the address', [200, 410]],
  ['proves the address', 'resets the password', [200, 200]],
  ['changes the address', 'proves the address', [200, 410]],
  ['deletes the account', 'signs in', [200, 401]],
  ['deletes the account', 'answers the survey', [200, 401]],
  ['deletes the account', 'sends feedback', [200, 401]],
])(
  'when one call %s and another %s with the same account, one waits for the other and neither fails',
  async (first, second, expected) => {
    const { id, calls } = await newcomer();
    const holder = await server.database.pool.connect();
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [id]);
    const answers: Promise<Answer>[] = [];
    for (const [index, call] of [first, second].entries()) {
      answers.push(calls[call]());
      await expect.poll(waiting).toBe(index + 1);
    }
    await holder.query('rollback');
    holder.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(expected);
  },
);

test('rows that another call stores while the account is being deleted are deleted too', async () => {
  const { visitor, id } = await signUp(server.url);
  const other = await server.database.pool.connect();
  await other.query('begin');
  await other.query(`insert into idempotency_keys (scope, key) values ('rehearsal ' || $1, 'danced')`, [id]);
  await other.query(
    `insert into feedback (name, feedback_type, message, user_id) values ('Zoe', 'general', 'Boo', $1)`,
    [id],
  );
  const deletion = visitor.call('deleteAccount', { body: {} });
  await expect.poll(waiting).toBe(1);
  await other.query('commit');
  other.release();
  expect((await deletion).status).toBe(200);
  const { rows } = await server.database.pool.query(
    `select (select count(*)::int from idempotency_keys where scope like '%' || $1) as keys,
      (select count(*)::int from feedback where name = 'Zoe') as names`,
    [id],
  );
  expect(rows).toEqual([{ keys: 0, names: 0 }]);
});
