import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crewTexts } from '#content/copy/crew/answers.ts';
import { sumOf } from '#rules/crew/tally.ts';
import { crewPerson, join, openCrew } from '../testing/crew-people.ts';
import { makeTallyPhones } from '../testing/tally-phones.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ WRITES_PER_MINUTE: '1000000' });
});
afterAll(() => server.stop());

const gate = { label: 'Gate', kind: 'gate', plus: 0, minus: 0, version: 1 };
const read = async ({ leader, crew_id }: Awaited<ReturnType<typeof openCrew>>) =>
  (await leader.visitor.call('readTallies', { params: { crew_id } })).body.tallies;

test('eight phones over a network that loses, repeats and delays add up to exactly what they counted', async () => {
  const crew = await openCrew(server);
  const person = await crewPerson(server);
  await join(person, crew.code);
  const taps = fc.sample(fc.tuple(fc.nat({ max: 7 }), fc.constantFrom(1, 1, 1, -1), fc.nat({ max: 999 })), {
    numRuns: 300,
    seed: 7,
  });
  let next = 0;
  const phones = makeTallyPhones(
    8,
    async (device_id, body) => {
      const params = { crew_id: crew.crew_id, device_id };
      return (await person.visitor.call('putTally', { params, body })).body;
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

test('a phone that comes back after three days brings its count, and takes back what it had lost', async () => {
  const crew = await openCrew(server);
  const put = (changes: object) =>
    crew.leader.visitor.call('putTally', {
      params: { crew_id: crew.crew_id, device_id },
      body: { ...gate, ...changes },
    });
  const device_id = randomUUID();
  await put({ plus: 40, minus: 2 });
  server.pass(3 * 86_400_000);
  // Its storage is from before the last taps that it had sent.
  expect((await put({ plus: 35, minus: 3, version: 2, label: 'Late gate' })).body).toEqual({
    ...gate,
    label: 'Late gate',
    plus: 40,
    minus: 3,
    version: 2,
  });
  expect(await read(crew)).toMatchObject([{ label: 'Late gate', plus: 40, minus: 3 }]);
});

test('forty phones count and no more, also when they come at once; those that count go on', async () => {
  const crew = await openCrew(server);
  const ids = Array.from({ length: 45 }, () => randomUUID());
  const put = (device_id: string) =>
    crew.leader.visitor.call('putTally', { params: { crew_id: crew.crew_id, device_id }, body: gate });
  const answers = await Promise.all(ids.map(put));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.detail])).toEqual(
    Array(5).fill([409, crewTexts.tallies_full]),
  );
  const known = ids[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect((await put(known)).status).toBe(200);
});

test.each([
  { plus: -1 },
  { plus: 1.5 },
  { plus: 1_000_001 },
  { label: ' ' },
  { kind: 'camera' },
  { version: 0 },
])('%j is no count', async (wrong) => {
  const { leader, crew_id } = await openCrew(server);
  const params = { crew_id, device_id: randomUUID() };
  expect((await leader.visitor.call('putTally', { params, body: { ...gate, ...wrong } })).status).toBe(400);
});

test('two devices that save the record at once are told apart', async () => {
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
