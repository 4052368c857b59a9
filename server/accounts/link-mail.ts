// Mails a one-time link. Asking takes the same steps and the same time for a known and an unknown address; who has an
// account is looked up afterwards, by the job.

import type pg from 'pg';
import { inTransaction } from '../db/transaction.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { seal, unseal } from '../mail/seal.ts';
import type { MailPurpose } from '../security/limits.ts';
import { issueLink, linkMinutes } from './links.ts';

/** Queues the wish for a link. The address is sealed: an unknown one must leave no trace. */
export async function askForLink(
  pool: pg.Pool,
  secret: string,
  wish: { purpose: MailPurpose; email: string },
): Promise<void> {
  const sealed = seal({ ...wish, email: wish.email.toLowerCase() }, secret).toString('base64');
  await pool.query(
    "select graphile_worker.add_job('send_link', json_build_object('sealed', $1::text), max_attempts => 5)",
    [sealed],
  );
}

export type LinkMailer = { pool: pg.Pool; secret: string; mails: MailQueue; now: () => number };

/** The job: an address with an account gets its link; an unknown one gets nothing and creates nothing. */
export async function sendLink({ pool, secret, mails, now }: LinkMailer, sealed: string): Promise<void> {
  const { purpose, email } = unseal<{ purpose: MailPurpose; email: string }>(
    Buffer.from(sealed, 'base64'),
    secret,
  );
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query('select id, first_name, email from users where lower(email) = $1', [
      email,
    ]);
    const [user] = rows;
    if (!user) return;
    const at = now();
    const token = await issueLink(client, purpose, { user_id: user.id, email: user.email }, at);
    await mails.queue(client, {
      user_id: user.id,
      to: user.email,
      kind: purpose,
      values: { first_name: user.first_name },
      path: `/auth/login#${purpose}=${token}`,
      expires_at: at + linkMinutes[purpose] * 60_000,
    });
  });
}
