import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventText, localEventText } from '#event/rules/event-date.ts';
import { type SmtpPeer, startSmtpPeer } from '#testing/server/start-smtp-peer.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { makePerson, type makeVisitor, signUp } from '#testing/server/visitor.ts';
import { remind } from '../remind.ts';
import { makeMailQueue } from './mail-queue.ts';

let peer: SmtpPeer;
let server: TestServer;
/** The event's instant, next October, when Europe and America still have summer time. */
const event = Date.UTC(new Date().getUTCFullYear() + 1, 9, 20, 22);

beforeAll(async () => {
  peer = await startSmtpPeer();
  return () => peer.kill();
});
afterEach(() => server.stop());

const start = () =>
  startTestServer({ SMTP_URL: `smtp://127.0.0.1:${peer.port}`, MAIL_FROM: 'Shamble <dance@example.org>' });
const finishSurvey = (visitor: { call: ReturnType<typeof makeVisitor>['call'] }) =>
  visitor.call('saveSurvey', { body: { role: 'dancer', experience_level: 'never' } });

/** Makes all waiting tries due now. */
async function retryNow({ database }: TestServer): Promise<void> {
  await database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
  );
  await database.pool.query('notify "jobs:insert", \'{"count":1}\'');
}

/** Runs the job of reminders as if it were `at`. */
function remindAt({ database, secret }: TestServer, at: number): Promise<void> {
  return remind({
    db: database.db,
    mails: makeMailQueue({ secret, origin: 'https://dance.example.org' }),
    settings: () => ({ next_challenge_date: new Date(event).toISOString(), challenge_name: 'THE DANCE' }),
    now: () => at,
  });
}

test('R56 a mail reaches exactly one recipient as text and HTML, whatever the name contains', async () => {
  server = await start();
  const { visitor, person, id } = await signUp(
    server.url,
    makePerson({ first_name: '<b>Zoe</b>\u2028Bcc: x@example.net' }),
  );
  await server.database.pool.query('update users set email_verified = true where id = $1', [id]);
  await finishSurvey(visitor);
  const mail = await peer.mail(({ recipients }) => recipients.includes(person.email));
  expect(mail.recipients).toEqual([person.email]);
  const [head = ''] = mail.raw.split('\r\n\r\n');
  expect(head).not.toMatch(/^bcc:/im);
  expect(head).toMatch(/^From: Shamble <dance@example.org>/m);
  expect(mail.raw).toContain('Content-Type: text/plain');
  expect(mail.raw).toContain('Content-Type: text/html');
  expect(mail.raw).toContain('&lt;b&gt;Zoe&lt;/b&gt;');
  expect(mail.raw).not.toMatch(/List-Unsubscribe/);
});

// §8.welcome-mail-failure-only-logged
test('a mail whose server is killed during delivery arrives later, once, and its text is deleted', async () => {
  const dying = await startSmtpPeer({ stall: true });
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${dying.port}` });
  const { visitor, person } = await signUp(server.url);
  await finishSurvey(visitor);
  await dying.midDelivery;
  await dying.kill();
  const waiting = await server.database.pool.query('select sent_at from mails');
  expect(waiting.rows).toEqual([{ sent_at: null }]);

  const revived = await startSmtpPeer({ port: dying.port });
  const arrived = revived.mail(({ recipients }) => recipients.includes(person.email));
  const nudge = setInterval(() => retryNow(server), 200);
  await arrived;
  clearInterval(nudge);
  for (;;) {
    const { rows } = await server.database.pool.query('select sent_at, sealed from mails');
    if (rows[0].sent_at) {
      expect(rows[0].sealed).toBeNull();
      break;
    }
  }
  expect(revived.mails).toHaveLength(1);
  await revived.kill();
});

// §8.welcome-mail-failure-only-logged
test('when the mail server is down that is only logged: the survey is saved and the dashboard opens', async () => {
  const gone = await startSmtpPeer();
  await gone.kill();
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${gone.port}` });
  const { visitor } = await signUp(server.url);
  expect((await finishSurvey(visitor)).status).toBe(200);
  expect((await visitor.call('readSession')).body.user.survey_open).toBe(false);
  await vi.waitFor(() => expect(server.logged()).toContain('job_trouble'), 20_000);
});

test('R55 a reminder can be stopped by one POST without a cookie, any number of times; GET changes nothing', async () => {
  server = await start();
  const { person, id } = await signUp(server.url);
  await remindAt(server, event - 3_600_000);
  const mail = await peer.mail(
    ({ recipients, raw }) => recipients.includes(person.email) && raw.includes('List-Un'),
  );
  const head = mail.raw.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ') ?? '';
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const link =
    /^List-Unsubscribe: <https:\/\/dance\.example\.org(\/unsubscribe\/[^>]+)>$/m.exec(head)?.[1] ?? '';

  const optedIn = async () =>
    (await server.database.pool.query('select reminders_opt_in from users where id = $1', [id])).rows[0]
      .reminders_opt_in;
  const page = await fetch(server.url + link);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Stop reminders</button>')]);
  expect(await optedIn()).toBe(true);
  for (let turn = 0; turn < 2; turn++) {
    const body = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await fetch(server.url + link, { method: 'POST', body, headers })).status).toBe(200);
    expect(await optedIn()).toBe(false);
  }
  for (const changed of [
    `${link}>`,
    `${link}).`,
    `${link}%22`,
    `${link}/`,
    `${link}?utm_source=x`,
    `${link}&utm_source=x`,
  ]) {
    const lenient = await fetch(server.url + changed);
    expect([changed, lenient.status]).toEqual([changed, 200]);
  }
  for (const cut of [link.slice(0, -5), '/unsubscribe', '/unsubscribe/'])
    expect((await fetch(server.url + cut)).status).toBe(404);
  const forged = await fetch(`${server.url}${link.slice(0, -2)}xx`, { method: 'POST' });
  expect(forged.status).toBe(404);
});

test('R54 a reminder is queued once however often the job runs, in its reader’s zone, and never for a person who opted out', async () => {
  server = await start();
  const willing = await signUp(server.url);
  const minor = await signUp(server.url, makePerson({ age_group: '13-17' }));
  const unwilling = await signUp(server.url);
  await unwilling.visitor.call('setReminders', { body: { reminders_opt_in: false } });
  await server.database.pool.query("update users set time_zone = 'Europe/Berlin' where id = $1", [
    willing.id,
  ]);
  // A person who has not chosen gets reminders if they are 18 or older.
  const never = 'update users set reminders_opt_in = null where id = any($1)';
  await server.database.pool.query(never, [[willing.id, minor.id]]);
  for (let run = 0; run < 3; run++) await remindAt(server, event - 3_600_000);
  const { rows } = await server.database.pool.query('select user_id, kind from mails');
  expect(rows).toEqual([{ user_id: willing.id, kind: 'event_hour' }]);
  const { raw } = await peer.mail(({ recipients }) => recipients.includes(willing.person.email));
  expect(raw.replaceAll(/=?\r\n/g, '')).toContain(
    `${eventText(event)} / ${localEventText(event, 'Europe/Berlin')}`,
  );
});

test('a mail that was delayed until it expired is given up, and the others are sent', async () => {
  server = await start();
  const { id, person } = await signUp(server.url);
  const queue = makeMailQueue({ secret: server.secret, origin: server.url });
  const to = { user_id: id, email: person.email, email_verified: false, first_name: 'Zoe' };
  const past = { to, kind: 'event_hour', expires_at: Date.now() - 1 } as const;
  await queue.queue(server.database.db, past);
  await queue.queue(server.database.db, { to, kind: 'password_changed' });
  await peer.mail(({ recipients }) => recipients.includes(person.email));
  const own = peer.mails.filter(({ recipients }) => recipients.includes(person.email));
  expect(own.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1])).toEqual(['Your password was changed']);
});

test('R56 a mail goes to exactly the address that signed up, whatever characters it has', async () => {
  server = await start();
  for (const email of ['a!b@x.test', "o'hara+dance@x.test", '{a}|b~`c`@x.test', 'a/b=c?d@x.test']) {
    const { visitor } = await signUp(server.url, makePerson({ email }));
    await finishSurvey(visitor);
    const mail = await peer.mail(({ recipients }) => recipients.includes(email));
    expect(mail.recipients).toEqual([email]);
  }
});
