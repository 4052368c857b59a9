import { createTransport } from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import { choices, crewPerson, join, openCrew } from '#crew/server/testing/crew-people.ts';
import { sendMail } from '#people/server/mail/send-mail.ts';
import { makeLog } from '#platform/server/log.ts';
import { startSmtpPeer } from '#testing/server/start-smtp-peer.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { jobsDone, waitingMails } from '#testing/server/waiting-mails.ts';

const DAY = 86_400_000;
/** 23:10 in Tokyo, as milliseconds since midnight UTC. */
const TEN_PAST_ELEVEN = 850 * 60_000;

const peer = await startSmtpPeer();
// The server has no mail server of its own: queued mails wait until the test sends them.
const server = await startTestServer();
afterAll(async () => {
  await server.stop();
  await peer.kill();
});

async function sendWaiting(now = Date.now) {
  const { db } = server.database;
  const transport = createTransport(`smtp://127.0.0.1:${peer.port}`);
  const sender = { db, secret: server.secret, transport, from: 'dance@example.org', host: 'example.org' };
  const waiting = await db.selectFrom('mails').select('id').orderBy('created_at').execute();
  for (const { id } of waiting) await sendMail({ ...sender, now, log: makeLog('silent') }, id);
}

test('a member who leaves a crew or its mails does not get a mail that still waits, but gets those of another crew', async () => {
  const [first, second] = [await openCrew(server), await openCrew(server)];
  const [stays, leaves, ends] = [
    await crewPerson(server, { proven: true }),
    await crewPerson(server, { proven: true }),
    await crewPerson(server, { proven: true }),
  ];
  for (const member of [stays, leaves, ends])
    for (const { code } of [first, second]) await join(member, code, { mails: true });
  for (const [{ leader, crew_id }, message] of [
    [first, 'Word of the first.'],
    [second, 'Word of the second.'],
  ] as const) {
    await leader.visitor.call('mailCrew', { params: { crew_id }, body: { message } });
    await jobsDone(server);
  }
  const params = { crew_id: first.crew_id };
  expect((await leaves.visitor.call('leaveCrew', { params })).status).toBe(200);
  expect((await ends.visitor.call('saveChoices', { params, body: choices })).status).toBe(200);

  await sendWaiting();
  const got = ({ email }: { email: string }) =>
    peer.mails
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ raw }) => /Word of the \w+/.exec(raw)?.[0]);
  await expect
    .poll(() => [stays, leaves, ends].map((member) => got(member).at(-1)))
    .toEqual(Array(3).fill('Word of the second'));
  expect([stays, leaves, ends].map(got)).toEqual([
    ['Word of the first', 'Word of the second'],
    ['Word of the second'],
    ['Word of the second'],
  ]);
});

test('a leader’s mail goes to proven addresses only, and a member with another address sees why none comes', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const member = await crewPerson(server);
  await join(member, code, { mails: true });
  const params = { crew_id };
  const send = () =>
    leader.visitor.call('mailCrew', { params, body: { message: 'Sign in at https://evil.example' } });
  const seen = async () => [
    (await member.visitor.call('readCrews')).body.member_of[0].mails_held,
    (await leader.visitor.call('readCrew', { params })).body.mails,
    (await send()).body.people,
  ];
  expect(await seen()).toEqual([true, 0, 0]);
  await jobsDone(server);
  expect(await waitingMails(server, member.email)).toEqual([]);
  await server.database.pool.query('update users set email_verified = true where id = $1', [member.id]);
  expect(await seen()).toEqual([false, 1, 1]);
});

test('R54 a mail to a minor that a broken mail server delayed into the night waits for the morning', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const [minor, adult] = [
    await crewPerson(server, { proven: true, age_group: '13-17', time_zone: 'Asia/Tokyo' }),
    await crewPerson(server, { proven: true, age_group: '18+', time_zone: 'Asia/Tokyo' }),
  ];
  for (const member of [minor, adult]) await join(member, code, { mails: true, guardian: true });
  await leader.visitor.call('mailCrew', { params: { crew_id }, body: { message: 'Bring water.' } });
  await jobsDone(server);
  const got = () =>
    peer.mails
      .flatMap(({ recipients }) => recipients)
      .filter((to) => [minor.email, adult.email].includes(to));

  // Ten past eleven of the next evening in Tokyo, and the morning after it.
  const evening = Math.floor((Date.now() + DAY - TEN_PAST_ELEVEN) / DAY) * DAY + TEN_PAST_ELEVEN;
  const morning = evening + 530 * 60_000;
  await sendWaiting(() => evening);
  await expect.poll(got).toEqual([adult.email]);
  const { rows } = await server.database.pool.query(
    `select run_at from graphile_worker._private_jobs j join mails on key = 'mail:' || mails.id where user_id = $1`,
    [minor.id],
  );
  expect(rows).toEqual([{ run_at: new Date(morning) }]);
  await sendWaiting(() => morning);
  await expect.poll(got).toEqual([adult.email, minor.email]);
});
