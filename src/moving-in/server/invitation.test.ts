import { afterAll, expect, test } from 'vitest';
import { makeImporter } from '#moving-in/server/testing/importer.ts';
import { makeMailQueue } from '#people/server/mail/mail-queue.ts';
import { operatorEmail, signUpOperator } from '#testing/server/operator.ts';
import { startSmtpPeer } from '#testing/server/start-smtp-peer.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { invite } from './invitation.ts';

const peer = await startSmtpPeer();
const server = await startTestServer({
  OPERATOR_EMAILS: operatorEmail,
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
});
const boss = (await signUpOperator(server)).visitor;
const open = await makeImporter(boss).open();
const people = Array.from({ length: 130 }, (_, n) => `i-${n},invited${n}@example.com,Zo,18+`);
await open.upload(
  'users',
  `id,email,first_name,age_group\n${people.join('\n')}\ni-gone,refused@example.com,Zo,18+\n`,
);
expect(await open.apply()).toMatchObject({ state: 'applied', problem: null });
afterAll(async () => {
  await server.stop();
  await peer.kill();
});

const read = async () => (await boss.call('readStudioInvitation')).body;
const nextMinute = () =>
  invite(server.database.db, makeMailQueue({ secret: server.secret, origin: 'https://dance.example.org' }));

// §7.hosted-product-moves-people-who
test('nobody is written to before the operator starts the mails', async () => {
  expect(await read()).toMatchObject({ state: 'none', waiting: 131, invited: 0 });
  await nextMinute();
  expect(await read()).toMatchObject({ waiting: 131 });
});

test('a text with an unknown placeholder is not sent', async () => {
  for (const body of [
    { subject: 'We moved, {name}', words: 'Hello.' },
    { subject: 'We moved', words: 'Hello {first_name}, see you at {challenge_name}.' },
  ]) {
    const { status, body: answer } = await boss.call('sendStudioInvitation', { body });
    expect([status, answer.detail]).toEqual([
      400,
      expect.stringContaining('This text can use {first_name}.'),
    ]);
  }
  expect(await read()).toMatchObject({ state: 'none', invited: 0 });
});

test('sixty people a minute get the operator’s words with a way to sign in, each once, even after a stop', async () => {
  const body = { subject: 'We moved, {first_name}', words: 'Hello {first_name}.\n\nCome along.' };
  expect((await boss.call('sendStudioInvitation', { body })).status).toBe(200);
  const mail = await peer.mail(({ recipients }) => recipients[0]?.startsWith('invited') === true);
  expect(mail.raw).toContain('Subject: We moved, Zo');
  expect(mail.raw).toContain('Come along.');
  expect(mail.raw).toContain('/auth/login#link');
  await expect.poll(read, { timeout: 50_000 }).toMatchObject({ state: 'running', invited: 60, waiting: 71 });
  await boss.call('stopStudioInvitation');
  await nextMinute();
  expect(await read()).toMatchObject({ state: 'stopped', waiting: 71 });
  await boss.call('sendStudioInvitation', { body });
  await expect.poll(read, { timeout: 50_000 }).toMatchObject({ waiting: 11 });
  await nextMinute();
  expect(await read()).toMatchObject({ state: 'done', invited: 131, waiting: 0 });
  const { rows } = await server.database.pool.query(
    `select count(*)::int as mails, count(distinct user_id)::int as people from mails where kind = 'invitation'`,
  );
  expect(rows).toEqual([{ mails: 131, people: 131 }]);
});

test('an address that its server refuses for good is shown as bounced, is not tried again and not logged', async () => {
  await expect.poll(read, { timeout: 50_000 }).toMatchObject({ bounced: 1 });
  const { rows } = await server.database.pool.query(
    `select bounce_code, sealed from mails where user_id = 'i-gone'`,
  );
  expect(rows).toEqual([{ bounce_code: 550, sealed: null }]);
  expect(server.logged()).toContain('"event":"mail_bounced"');
  expect(server.logged()).not.toContain('refused@example.com');
});

test('of invitations that are sent at once, while the job of an earlier one ends, none keeps running', async () => {
  const { pool } = server.database;
  const count = async (sql: string) => (await pool.query(sql)).rowCount;
  const body = { subject: 'Once more', words: 'Hello.' };
  await pool.query(
    'insert into invitations (user_id, subject, words) select user_id, subject, words from invitations limit 1',
  );
  const job = await pool.connect();
  try {
    // The three calls wait here, and none sees the others' rows.
    await job.query(`begin; select from invitations where state = 'running' for update`);
    const sent = [1, 2, 3].map(() => boss.call('sendStudioInvitation', { body }));
    const here = '(select oid from pg_database where datname = current_database())';
    const waits = `select from pg_stat_activity where datid = ${here} and wait_event_type = 'Lock'`;
    await expect.poll(() => count(waits)).toBe(3);
    await job.query(`update invitations set state = 'done' where state = 'running'; commit`);
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200]);
  } finally {
    job.release();
  }
  await expect.poll(() => count("select from invitations where state = 'running'")).toBe(0);
});
