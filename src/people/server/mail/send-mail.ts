// The server sends one waiting mail over SMTP. A failure is thrown: the queue tries again later, each time
// after a longer wait. A mail that a person is waiting for, such as a sign-in link, is tried again soon, for
// as long as it is of use.
// A mail that is noted as sent is never sent again; should the process end before the note, the mail goes out
// once more with the same message id. Without a mail server mails stay in the queue.

import type { Transporter } from 'nodemailer';
import { isMinor } from '#people/rules/age-gate.ts';
import { outsideNight } from '#platform/rules/night.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Log } from '#platform/server/log.ts';
import { unseal } from '#platform/server/seal.ts';
import { subscriptions } from '#subjects/server/subscriptions.ts';
import { readMailCopy, senderOf } from './mail-copy.ts';
import { sendLater } from './mail-queue.ts';
import type { SealedMail } from './sealed-mail.ts';
import { subscriptionOf } from './subscription.ts';

export type MailSender = {
  db: Db;
  secret: string;
  /** The way to the mail server; null without SMTP_URL. */
  transport: Transporter | null;
  from: string;
  /** Host in message ids, so that a repeated delivery is recognised as the same mail. */
  host: string;
  now: () => number;
  log: Log;
};

/**
 * Milliseconds between two tries of a mail that a person is waiting for. A server that turns strangers away takes the mail
 * after one to five minutes, and a link lives for ten.
 */
const SOON = { least: 30_000, spread: 15_000 };

type WaitingRow = {
  id: string;
  kind: string;
  user_id: string;
  failure: string | null;
};

/** Sends a mail; with `isLastTry` the queue does not try it again after a failure. */
export async function sendMail(sender: MailSender, mailId: string, isLastTry = false): Promise<void> {
  const { db, transport } = sender;
  if (!transport) return;
  const row = await db
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .select(['mails.id', 'mails.kind', 'mails.sealed', 'mails.failure'])
    .select(['users.id as user_id', 'users.age_group', 'users.time_zone'])
    .where('mails.id', '=', mailId)
    .where('mails.sent_at', 'is', null)
    .where('mails.bounced_at', 'is', null)
    .where('mails.given_up_at', 'is', null)
    .executeTakeFirst();
  if (!row?.sealed) return;
  const mail = unseal<SealedMail>(row.sealed, sender.secret);
  if (!(await isWanted(db, row, mail))) return noteSent(sender, mailId);
  const tooLate = mail.expires_at !== undefined && mail.expires_at <= sender.now();
  if (tooLate) return giveUp(sender, row, row.failure ?? 'late');
  const morning = outsideNight(sender.now(), row.time_zone ?? 'UTC');
  const unasked = subscriptionOf(row.kind) !== null;
  // A mail server that was away may be back at night: a minor's mail that nobody asked for waits for the morning.
  if (unasked && isMinor(row.age_group) && morning > sender.now()) return sendLater(db, mailId, morning);
  if (await isReplaced(db, row, mail))
    return void (await db.deleteFrom('mails').where('id', '=', mailId).execute());
  const failure = await deliver(sender, transport, mailId, mail);
  if (failure === null) return noteSent(sender, mailId);
  if (failure.isFinal) return noteBounce(sender, row, failure);
  const next = sender.now() + SOON.least + Math.random() * SOON.spread;
  const isAwaited = mail.expires_at !== undefined && !unasked;
  if (isAwaited ? next >= (mail.expires_at ?? 0) : isLastTry) return giveUp(sender, row, failure.reason);
  await db.updateTable('mails').set({ failure: failure.reason }).where('id', '=', mailId).execute();
  if (!isAwaited) throw failure.error;
  sender.log.warn('mail_delayed', { kind: row.kind, reason: failure.reason, code: failure.code });
  await sendLater(db, mailId, next);
}

/** Notes that a mail was sent, so that its dedupe key holds. Its words are not kept. */
async function noteSent({ db, now }: MailSender, mailId: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: new Date(now()), sealed: null, failure: null })
    .where('id', '=', mailId)
    .execute();
}

/**
 * Notes that the receiver's server refuses a mail for good: without the address, and the mail is not tried
 * again.
 */
async function noteBounce(
  { db, now, log }: MailSender,
  { id }: WaitingRow,
  { code, reason }: Failure,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ bounced_at: new Date(now()), bounce_code: code, failure: reason, sealed: null })
    .where('id', '=', id)
    .execute();
  log.warn('mail_bounced', { code });
}

/** Gives up a mail that no server took in its time, so that nobody believes that it was sent. */
async function giveUp({ db, now, log }: MailSender, { id, kind }: WaitingRow, reason: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ given_up_at: new Date(now()), failure: reason, sealed: null })
    .where('id', '=', id)
    .execute();
  log.error('mail_given_up', { kind, reason });
}

/**
 * Whether a newer mail of the kind has made the link in this mail useless: both would arrive side by side.
 */
async function isReplaced(
  db: Db,
  { id, kind, user_id }: WaitingRow,
  { expires_at }: SealedMail,
): Promise<boolean> {
  if (expires_at === undefined || subscriptionOf(kind) !== null) return false;
  const newer = db
    .selectFrom('mails')
    .select('id')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('created_at', '>', ({ selectFrom }) =>
      selectFrom('mails as own').select('own.created_at').where('own.id', '=', id),
    );
  return (await newer.executeTakeFirst()) !== undefined;
}

async function isWanted(db: Db, { kind, user_id }: WaitingRow, mail: SealedMail): Promise<boolean> {
  const from = subscriptionOf(kind);
  return from === null || subscriptions[from].isWanted(db, user_id, mail);
}

type Failure = {
  reason: 'deferred' | 'refused' | 'sign_in' | 'tls' | 'timeout' | 'unreachable' | 'other';
  code: number | undefined;
  /**
   * Whether the receiving server refuses this mail for good. A refusal of the sender or of the sign-in
   * concerns every mail, and the operator puts it right.
   */
  isFinal: boolean;
  error: unknown;
};

/** Delivers a mail; returns null when a server took it, else the failure. */
async function deliver(
  sender: MailSender,
  transport: Transporter,
  mailId: string,
  mail: SealedMail,
): Promise<Failure | null> {
  const from = senderOf(sender.from, await readMailCopy(sender.db));
  try {
    await transport.sendMail({ from, ...messageOf(sender, mailId, mail) });
    return null;
  } catch (error) {
    const { responseCode: code, command = '' } = error as { responseCode?: number; command?: string };
    const isFinal = code !== undefined && code >= 500 && /^(RCPT TO|DATA)$/.test(command);
    return { reason: reasonOf(error), code, isFinal, error };
  }
}

/** The kind of a failure; its text is not used, because it may quote the address. */
function reasonOf(error: unknown): Failure['reason'] {
  const {
    code = '',
    originalCode,
    responseCode,
  } = error as {
    code?: string;
    originalCode?: string;
    responseCode?: number;
  };
  if (/AUTH/.test(code)) return 'sign_in';
  if (responseCode !== undefined) return responseCode >= 500 ? 'refused' : 'deferred';
  if (/TLS|SSL|CERT/.test(`${code} ${originalCode}`)) return 'tls';
  if (code === 'ETIMEDOUT' || originalCode === 'ETIMEDOUT') return 'timeout';
  return /^(ECONNECTION|ESOCKET|EDNS|ECONNREFUSED|ECONNRESET|ENOTFOUND)$/.test(code)
    ? 'unreachable'
    : 'other';
}

function messageOf(
  { host }: MailSender,
  mailId: string,
  { to, subject, text, html, unsubscribe }: SealedMail,
) {
  return {
    // The receiver is an object, never text: text would be parsed, and could name more people than one.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${mailId}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe
        ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  };
}
