import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { crewDetails, crewLeader, crewPerson, join } from '#crew/server/testing/crew-people.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { jobsDone, waitingMails } from '#testing/server/waiting-mails.ts';

const server = await sharedServer();

test('a call that is repeated because no answer came opens a crew or mails a message only once', async () => {
  const leader = await crewLeader(server);
  const headers = { 'idempotency-key': randomUUID() };
  const open = () => leader.visitor.call('openCrew', { body: crewDetails, headers });
  const [first, again] = [await open(), await open()];
  expect(again.body).toEqual(first.body);
  expect((await leader.visitor.call('readCrews')).body.leads).toHaveLength(1);

  const { id: crew_id } = first.body;
  const { code } = (await leader.visitor.call('readCrew', { params: { crew_id } })).body;
  const member = await crewPerson(server, { proven: true });
  await join(member, code, { mails: true });
  const body = { message: 'Tomorrow at ten.' };
  const send = () => leader.visitor.call('mailCrew', { params: { crew_id }, body, headers });
  for (let times = 0; times <= crewLimits.mailsPerDay; times += 1)
    expect((await send()).body).toEqual({ people: 1 });
  await jobsDone(server);
  expect(await waitingMails(server, member.email)).toHaveLength(1);
});

test('a save that is repeated because no answer came is no conflict', async () => {
  const { visitor } = await crewLeader(server);
  const { id: crew_id } = (await visitor.call('openCrew', { body: crewDetails })).body;
  const params = { crew_id };
  const words = { event_code: 'US-123', explanation: '', charity: '' };
  const record = { ...(await visitor.call('readRecord', { params })).body, ...words };
  for (const [name, body] of [
    ['saveCrew', { ...crewDetails, drills: [3], version: 1 }],
    ['saveRecord', record],
  ] as const) {
    const send = (key: string) => visitor.call(name, { params, body, headers: { 'idempotency-key': key } });
    const key = randomUUID();
    const [first, again] = await Promise.all([send(key), send(key)]);
    expect([first.status, first.body]).toEqual([200, again.body]);
    expect((await send(randomUUID())).status).toBe(409);
  }
});
