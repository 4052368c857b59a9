import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allRoutes, type OperationName } from '#subjects/api/all-routes.ts';
import { contract } from '#subjects/api/contract.ts';
import { type Checksum, changedTables, databaseChecksum } from '#testing/server/database-checksum.ts';
import { hostileInput } from '#testing/server/hostile-input.ts';
import { soak } from '#testing/server/soak.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp, type Visitor } from '#testing/server/visitor.ts';

const MINUTE = 60_000;
const names = Object.keys(allRoutes) as OperationName[];
const forPeople = names.filter((name) => ['learner', 'operator'].includes(contract[name].who));

const server = await sharedServer({
  SIGN_UPS_PER_HOUR: '100000',
  MAILS_PER_HOUR: '100000',
  OPERATOR_EMAILS: 'fuzz@example.com',
  DEV_TOOLS: 'on',
});

async function operator(): Promise<Visitor> {
  await server.database.pool.query("delete from users where email = 'fuzz@example.com'");
  const { visitor } = await signUp(server.url, makePerson({ email: 'fuzz@example.com' }));
  await server.database.pool.query("update users set email_verified = true where email = 'fuzz@example.com'");
  return visitor;
}

// §6.visitors-see-open-pages-signed
test.each(forPeople)('R44 a stranger gets 401 from %s, as problem JSON', async (name) => {
  const params = Object.fromEntries(
    [...allRoutes[name][1].matchAll(/:(\w+)/g)].map(([, param = '']) => [param, '1']),
  );
  const body = allRoutes[name][0] === 'GET' ? undefined : {};
  const answer = await makeVisitor(server.url).call(name, { params, body });
  expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each(names.filter((name) => contract[name].who === 'operator'))(
  'R45 a learner gets 403 from %s',
  async (name) => {
    const { visitor } = await signUp(server.url);
    const params = Object.fromEntries(
      [...allRoutes[name][1].matchAll(/:(\w+)/g)].map(([, param = '']) => [param, '1']),
    );
    const body = allRoutes[name][0] === 'GET' ? undefined : {};
    expect((await visitor.call(name, { params, body })).status).toBe(403);
  },
);

// §6.visitors-see-open-pages-signed
test("R40 one person's ids are of no use to another, in any operation", async () => {
  const [mine, theirs] = [await signUp(server.url), await signUp(server.url)];
  await theirs.visitor.call('completeLesson', { params: { lesson_id: '1' } });
  const [session] = (await theirs.visitor.call('listSessions')).body.sessions;
  const rowsOf = async () => {
    const { sessions: _, ...rest } = (await theirs.visitor.call('exportData')).body;
    return rest;
  };
  const before = await rowsOf();
  for (const name of names.filter((each) => contract[each].who === 'learner')) {
    // This operation is left out, because it is meant to delete the caller's own account.
    if (name === 'deleteAccount') continue;
    for (const id of [theirs.id, session.id]) {
      const params = Object.fromEntries(
        [...allRoutes[name][1].matchAll(/:(\w+)/g)].map(([, param = '']) => [param, id]),
      );
      const given = { user_id: theirs.id, id: theirs.id };
      const answer = await mine.visitor.call(name, {
        params,
        query: allRoutes[name][0] === 'GET' ? given : undefined,
        body: allRoutes[name][0] === 'GET' ? undefined : given,
      });
      expect([name, answer.status]).toEqual([
        name,
        expect.toSatisfy((status) => status === 400 || status === 404),
      ]);
      expect(JSON.stringify(answer.body)).not.toContain(theirs.person.email);
    }
  }
  expect(await rowsOf()).toEqual(before);
  expect((await theirs.visitor.call('readProfile')).status).toBe(200);
});

test('R37 R38 no input makes a server error, and what is refused changes nothing', async () => {
  const stranger = makeVisitor(server.url);
  const people: Record<string, Visitor> = { stranger };
  const renew = async () => {
    people.learner = (await signUp(server.url)).visitor;
    people.operator = await operator();
  };
  await renew();
  let calls = 0;
  // The checksum of the database before a call. A refused call must not change the database, so the same checksum is
  // then used for the next call.
  let known: Checksum | undefined;
  const call = fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), hostileInput(name)));
  const who = fc.constantFrom('stranger', 'learner', 'learner', 'operator');
  await fc.assert(
    fc.asyncProperty(who, call, async (person, [name, input]) => {
      // Time passes, so that no limit is reached: this test is not about limits.
      calls += 1;
      if (calls % 25 === 0) server.pass(15 * MINUTE);
      if (calls % 200 === 0) {
        await renew();
        known = undefined;
      }
      known ??= await databaseChecksum(server.database.pool);
      const answer = await (people[person] ?? stranger).call(name, input);
      expect(answer.status).toBeLessThan(500);
      if (answer.status < 400) {
        known = undefined;
        return;
      }
      expect(answer.body).toMatchObject({ code: expect.any(String), instance: expect.any(String) });
      expect(JSON.stringify(answer.body)).not.toMatch(
        / at .*\.ts|\bselect .* from |insert into |node_modules/,
      );
      expect(changedTables(known, await databaseChecksum(server.database.pool))).toEqual([]);
    }),
    { numRuns: soak(20_000, 400), endOnFailure: true, includeErrorInReport: true },
  );
}, 3_600_000);
