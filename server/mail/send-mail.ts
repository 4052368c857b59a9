// Sends one waiting mail over SMTP. A failure is thrown: the queue tries again later, each time after a longer wait.
// A mail that is noted as sent is never sent again; should the process end before the note, the mail goes out once more
// with the same message id. Without a mail server mails stay where they are.

import type { Transporter } from 'nodemailer';
import { isMinor } from '#rules/accounts/age-gate.ts';
import { outsideNight } from '#rules/reminders/night.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import { readMailCopy, senderOf } from './mail-copy.ts';
import { type SealedMail, sendLater, subscriptionOf } from './mail-queue.ts';
import { unseal } from './seal.ts';

export type MailSender = {
  db: Db;
  secret: string;
  /** Null without SMTP_URL. */
  transport: Transporter | null;
  from: string;
  /** For message ids, so that a repeated delivery is recognised as the same mail. */
  host: string;
  now: () => number;
  log: Log;
};

export async function sendMail(sender: MailSender, mailId: string): Promise<void> {
  const { db, transport } = sender;
  if (!transport) return;
  const row = await db
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .select(['mails.kind', 'mails.sealed', 'users.id as user_id', 'users.reminders_opt_in'])
    .select(['users.age_group', 'users.time_zone'])
    .where('mails.id', '=', mailId)
    .where('mails.sent_at', 'is', null)
    .where('mails.bounced_at', 'is', null)
    .executeTakeFirst();
  if (!row?.sealed) return;
  const mail = unseal<SealedMail>(row.sealed, sender.secret);
  const tooLate = mail.expires_at !== undefined && mail.expires_at <= sender.now();
  const morning = outsideNight(sender.now(), row.time_zone ?? 'UTC');
  const unasked = subscriptionOf(row.kind) !== null;
  // A mail server that was away may be back at night: a minor's mail that nobody asked for waits for the morning.
  if (!tooLate && unasked && isMinor(row.age_group) && morning > sender.now())
    return sendLater(db, mailId, morning);
  const due = !tooLate && (await isWanted(db, row, mail));
  if (due && !(await delivered(sender, transport, mailId, mail))) return;
  // What was sent is not kept; that it was sent is, so that its dedupe key holds.
  await db
    .updateTable('mails')
    .set({ sent_at: new Date(sender.now()), sealed: null })
    .where('id', '=', mailId)
    .execute();
}

/** Whether the person still wants it: between queue and sending lie a night, or the days of a mail server that is away. */
async function isWanted(
  db: Db,
  { kind, user_id, reminders_opt_in }: { kind: string; user_id: string; reminders_opt_in: boolean | null },
  { crew_id }: SealedMail,
): Promise<boolean> {
  const from = subscriptionOf(kind);
  if (from === null) return true;
  if (from === 'reminders') return reminders_opt_in !== false;
  let members = db
    .selectFrom('crew_members')
    .select('number')
    .where('user_id', '=', user_id)
    .where('state', '=', 'in')
    .where('mails', '=', true);
  // Mails that an earlier version queued name no crew.
  if (crew_id !== undefined) members = members.where('crew_id', '=', crew_id);
  return (await members.executeTakeFirst()) !== undefined;
}

/** False when the receiving server refuses the mail for good: it is noted, without the address, and not tried again. */
async function delivered(
  sender: MailSender,
  transport: Transporter,
  mailId: string,
  mail: SealedMail,
): Promise<boolean> {
  try {
    const from = senderOf(sender.from, await readMailCopy(sender.db));
    await transport.sendMail({ from, ...messageOf(sender, mailId, mail) });
    return true;
  } catch (error) {
    const { responseCode, command } = error as { responseCode?: number; command?: string };
    // A refusal of the sender or of the sign-in concerns every mail, and is put right by the operator.
    const isFinal =
      responseCode !== undefined && responseCode >= 500 && /^(RCPT TO|DATA)$/.test(command ?? '');
    if (!isFinal) throw error;
    await sender.db
      .updateTable('mails')
      .set({ bounced_at: new Date(sender.now()), bounce_code: responseCode, sealed: null })
      .where('id', '=', mailId)
      .execute();
    sender.log.warn('mail_bounced', { code: responseCode });
    return false;
  }
}

function messageOf(
  { host }: MailSender,
  mailId: string,
  { to, subject, text, html, unsubscribe }: SealedMail,
) {
  return {
    // An object, never text: text would be parsed, and could name more people than one.
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
