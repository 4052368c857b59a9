import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crewTexts } from '#crew/content/answers.ts';
import { sumOf } from '#crew/rules/tally.ts';
import { crewPerson, join, openCrew } from '#crew/server/testing/crew-people.ts';
import { makeTallyPhones } from '#crew/server/testing/tally-phones.ts';
import { sharedServer } from '#testing/server/test-server.ts';

const server = await sharedServer({ WRITES_PER_MINUTE: '1000000' });

const gate = { label: 'Gate', kind: 'gate', plus: 0, minus: 0, version: 1 };
const read = async ({ leader, crew_id }: Awaited<ReturnType<typeof openCrew>>) =>
  (await leader.visitor.call('readTallies', { params: { crew_id } })).body.tallies;

// §9.heads-add-up-exactly-once
test('eight phones on a network that loses, repeats and delays calls add up to exactly what they counted', async () => {
  const crew = await openCrew(server);
  const taps = fc.sample(fc.tuple(fc.nat({ max: 7 }), fc.constantFrom(1, 1, 1, -1), fc.nat({ max: 999 })), {
    numRuns: 300,
    seed: 7,
  });
  let next = 0;
  const phones = makeTallyPhones(
    8,
    async (device_id, body) => {
      const params = { crew_id: crew.crew_id, device_id };
      return (await crew.leader.visitor.call('putTally', { params, body })).body;
    },
    () => (taps[next]?.[2] ?? 0) / 1000,
  );
  for (const [phone, by] of taps) {
    await phones.tap(phone, by as 1 | -1);
    next += 1;
  }
  await phones.settle();
  expect(sumOf(await read(crew)).gates).toBe(phones.truth());
  expect(phones.truth()).toBeGreaterThan(50);
});

test('a phone that sends the same count again is no longer silent, and the answer has the server’s time', async () => {
  const crew = await openCrew(server);
  const params = { crew_id: crew.crew_id, device_id: randomUUID() };
  const put = () => crew.leader.visitor.call('putTally', { params, body: gate });
  const silence = async () => {
    const { body } = await crew.leader.visitor.call('readTallies', { params: { crew_id: crew.crew_id } });
    return Date.parse(body.at) - Date.parse(body.tallies[0].updated_at);
  };
  await put();
  server.pass(300_000);
  expect(await silence()).toBeGreaterThanOrEqual(300_000);
  await put();
  expect(await silence()).toBeLessThan(120_000);
});

test('a phone that comes back after three days sends its count, and gets back what it had lost', async () => {
  const crew = await openCrew(server);
  const put = (changes: object) =>
    crew.leader.visitor.call('putTally', {
      params: { crew_id: crew.crew_id, device_id },
      body: { ...gate, ...changes },
    });
  const device_id = randomUUID();
  await put({ plus: 40, minus: 2 });
  server.pass(3 * 86_400_000);
  // The phone has lost the last taps that it had sent.
  expect((await put({ plus: 35, minus: 3, version: 2, label: 'Late gate' })).body).toEqual({
    ...gate,
    label: 'Late gate',
    plus: 40,
    minus: 3,
    version: 2,
  });
  expect(await read(crew)).toMatchObject([{ label: 'Late gate', plus: 40, minus: 3 }]);
});

test('a leader can have forty counts and no more, even if new phones come at once, and phones that count already can go on', async () => {
  const crew = await openCrew(server);
  const put = (device_id: string = randomUUID()) =>
    crew.leader.visitor.call('putTally', { params: { crew_id: crew.crew_id, device_id }, body: gate });
  const known = randomUUID();
  expect((await put(known)).status).toBe(200);
  for (let phones = 1; phones < 38; phones += 1) expect((await put()).status).toBe(200);
  // With more calls at once, some would wait so long for a connection that they are refused for that reason.
  const answers = await Promise.all(Array.from({ length: 7 }, () => put()));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.detail])).toEqual(
    Array(5).fill([409, crewTexts['crew.tallies_full_leader']]),
  );
  expect((await put(known)).status).toBe(200);
});

// §9.members-cant-spoil-head-count
test('members use up neither the leader’s counts nor each other’s, and leaving a count out allows another count', async () => {
  const crew = await openCrew(server);
  const { crew_id } = crew;
  const put = ({ visitor }: typeof crew.leader, device_id = randomUUID()) =>
    visitor.call('putTally', { params: { crew_id, device_id }, body: { ...gate, plus: 1 } });
  const first = await crewPerson(server, { age_group: '13-17' });
  await join(first, crew.code, { guardian: true });
  const device_id = randomUUID();
  expect((await put(first, device_id)).status).toBe(200);
  const more = [await put(first), await put(first), await put(first)];
  expect(more.map(({ status }) => status)).toEqual([200, 200, 409]);
  expect(more[2]?.body.detail).toBe(crewTexts['crew.tallies_full_member']);
  for (let number = 0; number < 12; number += 1) {
    const member = await crewPerson(server);
    await join(member, crew.code);
    for (let phone = 0; phone < 3; phone += 1) expect((await put(member)).status).toBe(200);
  }
  const last = await crewPerson(server);
  await join(last, crew.code);
  expect((await put(last)).status).toBe(200);
  expect((await put(last)).body.detail).toBe(crewTexts['crew.tallies_full']);
  expect((await put(crew.leader)).status).toBe(200);
  expect(sumOf(await read(crew)).gates).toBe(41);

  const leave = (left_out: boolean, id = device_id) =>
    crew.leader.visitor.call('leaveOutTally', { params: { crew_id, device_id: id }, body: { left_out } });
  for (let times = 0; times < 2; times += 1) expect((await leave(true)).status).toBe(200);
  expect(sumOf(await read(crew)).gates).toBe(40);
  // The phone can still count, and stays left out until the leader takes it in again.
  expect((await put(first, device_id)).status).toBe(200);
  expect(sumOf(await read(crew)).gates).toBe(40);
  expect((await put(last)).status).toBe(200);
  await leave(false);
  expect(sumOf(await read(crew)).gates).toBe(42);
  expect((await leave(true, randomUUID())).status).toBe(404);
});

// §9.members-cant-spoil-head-count
test('the counts of a removed member are left out of the sum; those of a member who leaves stay, without the person', async () => {
  const crew = await openCrew(server);
  const { crew_id } = crew;
  const members = [await crewPerson(server), await crewPerson(server)] as const;
  for (const [index, member] of members.entries()) {
    await join(member, crew.code);
    const params = { crew_id, device_id: randomUUID() };
    await member.visitor.call('putTally', { params, body: { ...gate, label: `Gate ${index}`, plus: 10 } });
  }
  const out = await crew.leader.visitor.call('removeMember', { params: { crew_id, number: '1' }, body: {} });
  expect(out.status).toBe(200);
  await members[1].visitor.call('leaveCrew', { params: { crew_id }, body: {} });
  const tallies = await read(crew);
  expect(tallies).toMatchObject([
    { label: 'Gate 0', left_out: true },
    { label: 'Gate 1', left_out: false },
  ]);
  const { rows } = await server.database.pool.query('select user_id from crew_tallies where crew_id = $1', [
    crew_id,
  ]);
  expect(rows).toEqual([{ user_id: null }, { user_id: null }]);
  const params = { crew_id, device_id: tallies[0].device_id };
  await crew.leader.visitor.call('leaveOutTally', { params, body: { left_out: false } });
  expect(sumOf(await read(crew)).gates).toBe(20);
});

test.each([
  { plus: -1 },
  { plus: 1.5 },
  { plus: 100_001 },
  { minus: 100_001 },
  { label: ' ' },
  { kind: 'camera' },
  { version: 0 },
])('%j is refused as a count', async (wrong) => {
  const { leader, crew_id } = await openCrew(server);
  const params = { crew_id, device_id: randomUUID() };
  expect((await leader.visitor.call('putTally', { params, body: { ...gate, ...wrong } })).status).toBe(400);
});

test('when two devices save the day record at once, one gets a conflict', async () => {
  const { leader, crew_id } = await openCrew(server);
  const record = {
    started_at: null,
    ended_at: null,
    after: null,
    event_code: '',
    explanation: '',
    charity: '',
  };
  const save = (before: number, version = 0) =>
    leader.visitor.call('saveRecord', {
      params: { crew_id },
      body: { ...record, before, evidence: ['witness_1', 'witness_1'], version },
    });
  const answers = await Promise.all([save(61), save(62)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body } = await leader.visitor.call('readRecord', { params: { crew_id } });
  expect(body).toMatchObject({
    before: answers[0]?.status === 200 ? 61 : 62,
    evidence: ['witness_1'],
    version: 1,
  });
  expect((await save(63, 1)).status).toBe(200);
});
