// Sends a waiting mail over SMTP. A failure is thrown, and the queue tries again, each time after a longer wait. A
// mail that a person is waiting for, such as a sign-in link, is tried again soon, until it expires.
// A mail that is stored as sent is never sent again. If the process ends before that is stored, the mail is sent once
// more with the same message id. Without a mail server, mails stay in the queue.

import type { Transporter } from 'nodemailer';
import { isMinor } from '#people/rules/age-gate.ts';
import { outsideNight } from '#platform/rules/night.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Log } from '#platform/server/log.ts';
import { unseal } from '#platform/server/seal.ts';
import { subscriptions } from '#subjects/server/people-parts.ts';
import { readMailCopy, senderOf } from './mail-copy.ts';
import { sendLater } from './mail-queue.ts';
import type { SealedMail } from './sealed-mail.ts';
import { subscriptionOf } from './subscription.ts';

export type MailSender = {
  db: Db;
  secret: string;
  /** The connection to the mail server; null without SMTP_URL. */
  transport: Transporter | null;
  from: string;
  /** The host in message ids, which make a repeated delivery recognisable as the same mail. */
  host: string;
  now: () => number;
  log: Log;
};

/**
 * Milliseconds between two tries of a mail that a person is waiting for. Some servers turn unknown senders away for one
 * to five minutes, and a sign-in link works for ten minutes.
 */
const SOON = { least: 30_000, spread: 15_000 };

type WaitingRow = {
  id: string;
  kind: string;
  user_id: string;
  failure: string | null;
};

/** Sends a mail. `isLastTry` says that the queue will not try this mail again. */
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
  // The mail may have been delayed into the night: a minor's mail that is no answer to an action waits for the morning.
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

/** Stores that a mail was sent, and deletes its words. The row stays, so that its dedupe key stays in use. */
async function noteSent({ db, now }: MailSender, mailId: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: new Date(now()), sealed: null, failure: null })
    .where('id', '=', mailId)
    .execute();
}

/** Stores that the receiving server refuses a mail for good, so that it is not tried again. The address is not kept. */
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

/** Stores that the server no longer tries to send a mail, so that nobody believes that the mail was sent. */
async function giveUp({ db, now, log }: MailSender, { id, kind }: WaitingRow, reason: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ given_up_at: new Date(now()), failure: reason, sealed: null })
    .where('id', '=', id)
    .execute();
  log.error('mail_given_up', { kind, reason });
}

/** Whether a newer mail of this kind has ended the link in this mail: then only the newer mail should arrive. */
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
   * Whether the receiving server refuses this mail for good. A refused sender or sign-in does not count: it
   * concerns all mails, and the operator can correct it.
   */
  isFinal: boolean;
  error: unknown;
};

/** Delivers a mail; returns null if the mail server took it, else the failure. */
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

/** Returns the kind of a failure. The error's text is not used, because it may contain the address. */
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
    // The address is given as an object, because a text would be parsed, and could name several receivers.
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
