import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crewLimits } from '#rules/crew/crew-limits.ts';
import { crewDetails, crewLeader, crewPerson, join } from '../testing/crew-people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { jobsDone, waitingMails } from '../testing/waiting-mails.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a crew that is opened, and a message that is mailed, again because no answer came is one', async () => {
  const leader = await crewLeader(server);
  const headers = { 'idempotency-key': randomUUID() };
  const open = () => leader.visitor.call('openCrew', { body: crewDetails, headers });
  const [first, again] = [await open(), await open()];
  expect(again.body).toEqual(first.body);
  expect((await leader.visitor.call('readCrews')).body.leads).toHaveLength(1);

  const { id: crew_id } = first.body;
  const { code } = (await leader.visitor.call('readCrew', { params: { crew_id } })).body;
  const member = await crewPerson(server);
  await join(member, code, { mails: true });
  const body = { message: 'Tomorrow at ten.' };
  const send = () => leader.visitor.call('mailCrew', { params: { crew_id }, body, headers });
  for (let times = 0; times <= crewLimits.mailsPerDay; times += 1)
    expect((await send()).body).toEqual({ people: 1 });
  await jobsDone(server);
  expect(await waitingMails(server, member.email)).toHaveLength(1);
});
