import { expect, test } from 'vitest';
import { allRoutes, type OperationName } from '#subjects/api/all-routes.ts';
import { contract } from '#subjects/api/contract.ts';
import { personHeader } from '#subjects/api/routes.ts';
import { changedTables, databaseChecksum } from '#testing/server/database-checksum.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { signUp } from '#testing/server/visitor.ts';

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000' });

const writes = (Object.keys(allRoutes) as OperationName[]).filter(
  (name) =>
    allRoutes[name][0] !== 'GET' &&
    (contract[name].who === 'learner' || name === 'sendFeedback' || name === 'signOut'),
);

test.each(writes)('%s that is meant for another person is refused and changes nothing', async (name) => {
  const [shown, here] = [await signUp(server.url), await signUp(server.url)];
  const before = await databaseChecksum(server.database.pool);
  const params = Object.fromEntries(
    [...allRoutes[name][1].matchAll(/:(\w+)/g)].map(([, param = '']) => [param, '1']),
  );
  const answer = await here.visitor.call(name, { params, body: {}, headers: { [personHeader]: shown.id } });
  expect([answer.status, answer.body.code]).toEqual([409, 'other_person']);
  expect(changedTables(before, await databaseChecksum(server.database.pool))).toEqual([]);
});

test('a write for the person who is signed in passes, and so does a write without the header', async () => {
  const { visitor, id } = await signUp(server.url);
  const own: Record<string, string>[] = [{ [personHeader]: id }, {}];
  for (const headers of own)
    expect((await visitor.call('setReminders', { body: { reminders_opt_in: true }, headers })).status).toBe(
      200,
    );
});

test('signing in is never refused, whomever the page shows, and neither is signing out when nobody is signed in', async () => {
  const [shown, here] = [await signUp(server.url), await signUp(server.url)];
  const headers = { [personHeader]: shown.id };
  const { email, password } = here.person;
  expect((await here.visitor.call('signIn', { body: { email, password }, headers })).status).toBe(200);
  expect((await here.visitor.call('signOut')).status).toBe(200);
  expect((await here.visitor.call('signOut', { headers })).status).toBe(200);
});
