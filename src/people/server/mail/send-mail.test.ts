import type { Transporter } from 'nodemailer';
import { expect, test } from 'vitest';
import { makeLog } from '#platform/server/log.ts';
import { writeLearner } from '#testing/server/learner-rows.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { makeMailQueue, type QueuedMail } from './mail-queue.ts';
import { sendMail } from './send-mail.ts';

const MINUTE = 60_000;
const secret = 'a secret for tests only, of more than 32 characters';
const database = await sharedDatabase({ seeded: true });
const { db, pool } = database;

/** The error that nodemailer throws for a reply of the mail server. */
const reply = (responseCode: number, command: string, code = 'EENVELOPE') =>
  Object.assign(new Error(`${responseCode} to ann@example.org`), { responseCode, command, code });
const broken = (code: string, originalCode?: string) =>
  Object.assign(new Error('to ann@example.org'), { code, originalCode, command: 'CONN' });

/**
 * Queues a mail that expires after ten minutes. Returns a sender that works as the queue does, at the times of the
 * mail's jobs, but with its own clock.
 */
async function queued(mail: Partial<QueuedMail>, answer: (secondsAfterTheFirstTry: number) => Error | null) {
  const { id: user_id } = await writeLearner(db);
  const began = Date.now();
  let now = began;
  const tries: number[] = [];
  const lines: string[] = [];
  const transport = {
    sendMail: async () => {
      tries.push((now - began) / 1_000);
      const error = answer((now - began) / 1_000);
      if (error) throw error;
    },
  } as unknown as Transporter;
  const queueOne = async () => {
    await makeMailQueue({ secret, origin: 'https://dance.example.org' }).queue(db, {
      to: { user_id, email: 'ann@example.org', email_verified: false, first_name: 'Ann' },
      kind: 'magic',
      path: '/auth/login',
      expires_at: began + 10 * MINUTE,
      ...mail,
    });
    const { rows } = await pool.query('select id from mails where user_id = $1 order by created_at desc', [
      user_id,
    ]);
    return rows[0].id as string;
  };
  const id = await queueOne();
  const sender = {
    db,
    secret,
    transport,
    from: 'dance@example.org',
    host: 'example.org',
    log: makeLog('debug', (line) => lines.push(line)),
  };
  const send = (mailId = id, isLastTry = false) => sendMail({ ...sender, now: () => now }, mailId, isLastTry);
  return {
    id,
    tries,
    queueOne,
    send,
    logged: () => lines.join(''),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Sends until there is no further try. */
    async run() {
      for (let turn = 0; turn < 100; turn++) {
        await send();
        const { rows } = await pool.query('select run_at from graphile_worker.jobs where key = $1', [
          `mail:${id}`,
        ]);
        const due = rows[0]?.run_at.getTime() ?? 0;
        if (due <= now) return;
        now = due;
      }
    },
    row: async () =>
      (
        await pool.query(
          'select sent_at is not null as sent, given_up_at is not null as given_up, bounced_at is not null as bounced, failure, sealed is null as forgotten from mails where id = $1',
          [id],
        )
      ).rows[0],
  };
}

test.each([
  [60, 'RCPT TO'],
  [300, 'RCPT TO'],
  [300, 'DATA'],
  [500, 'MAIL FROM'],
  [540, 'CONN'],
])(
  'a link arrives although the mail server turns unknown senders away for %i seconds at %s',
  async (seconds, command) => {
    const mail = await queued({}, (at) => (at < seconds ? reply(451, command) : null));
    await mail.run();
    expect(await mail.row()).toEqual({
      sent: true,
      given_up: false,
      bounced: false,
      failure: null,
      forgotten: true,
    });
    const waits = mail.tries.slice(1).map((at, index) => at - (mail.tries[index] ?? 0));
    for (const wait of waits) expect(wait >= 30 && wait <= 60, `${wait} s`).toBe(true);
    expect(mail.tries.at(-1)).toBeLessThan(600);
  },
);

test.each([
  ['deferred', reply(421, 'CONN', 'EPROTOCOL')],
  ['deferred', reply(450, 'RCPT TO')],
  ['deferred', reply(452, 'DATA', 'EMESSAGE')],
  ['refused', reply(554, 'MAIL FROM')],
  ['sign_in', reply(535, 'AUTH PLAIN', 'EAUTH')],
  ['sign_in', reply(454, 'AUTH PLAIN', 'EAUTH')],
  ['tls', broken('ETLS')],
  ['tls', broken('ESOCKET', 'CERT_HAS_EXPIRED')],
  ['timeout', broken('ETIMEDOUT')],
  ['unreachable', broken('ESOCKET', 'ECONNREFUSED')],
  ['unreachable', broken('EDNS', 'ENOTFOUND')],
  ['other', new Error('to ann@example.org')],
])(
  'a mail with a link that fails (%s) until the link has expired is given up and logged, without the address',
  async (reason, error) => {
    const mail = await queued({}, () => error);
    await mail.run();
    expect(await mail.row()).toEqual({
      sent: false,
      given_up: true,
      bounced: false,
      failure: reason,
      forgotten: true,
    });
    expect(mail.tries.length).toBeGreaterThan(9);
    expect(mail.logged()).toContain(`"event":"mail_given_up","kind":"magic","reason":"${reason}"`);
    expect(mail.logged()).not.toContain('ann@');
  },
);

test('a mail that the receiving server refuses for good is not tried again', async () => {
  const mail = await queued({}, () => reply(550, 'RCPT TO'));
  await mail.run();
  expect(mail.tries).toHaveLength(1);
  expect(await mail.row()).toMatchObject({ sent: false, bounced: true, failure: 'refused', forgotten: true });
});

test('a link that expired while no mail could be sent is given up, not sent late', async () => {
  const mail = await queued({}, () => null);
  mail.pass(11 * MINUTE);
  await mail.send();
  expect(mail.tries).toEqual([]);
  expect(await mail.row()).toMatchObject({ sent: false, given_up: true, failure: 'late' });
});

test('of two waiting links of one person only the one that works is sent', async () => {
  const mail = await queued({}, (at) => (at < 20 ? reply(451, 'RCPT TO') : null));
  await mail.send();
  const newer = await mail.queueOne();
  mail.pass(MINUTE);
  await mail.send();
  expect(await mail.row()).toBeUndefined();
  await mail.send(newer);
  expect(mail.tries).toEqual([0, 60]);
});

test('a mail that nobody waits for is tried by the queue, with growing waits, until the last try', async () => {
  const mail = await queued({ kind: 'practice' }, () => reply(451, 'RCPT TO'));
  await expect(mail.send()).rejects.toThrow('451');
  expect(await mail.row()).toMatchObject({ sent: false, given_up: false, failure: 'deferred' });
  await mail.send(mail.id, true);
  expect(await mail.row()).toMatchObject({ sent: false, given_up: true, failure: 'deferred' });
});
