// Mails a one-time link. Asking takes the same steps and the same time for a known and an unknown address; who has an
// account is looked up afterwards, by the job.

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { MailQueue, Recipient } from '../mail/mail-queue.ts';
import { seal, unseal } from '../mail/seal.ts';
import { issueLink, type LinkPurpose, linkMinutes } from './links.ts';

/** For `email`, the link that proves a new address, it is the person who wants to have it. */
export type LinkWish =
  | { purpose: 'magic' | 'reset'; email: string }
  | { purpose: 'email'; email: string; user_id: string };

/** Where each link leads; its token follows in the fragment. */
const paths: Readonly<Record<LinkPurpose, string>> = {
  magic: '/auth/login#magic=',
  reset: '/auth/login#reset=',
  email: '/profile#email=',
};

/** Queues the wish for a link. The address is sealed: an unknown one must leave no trace. */
export async function askForLink(db: Db, secret: string, wish: LinkWish): Promise<void> {
  const sealed = seal(wish, secret).toString('base64');
  await sql`select graphile_worker.add_job('send_link', json_build_object('sealed', ${sealed}::text), max_attempts => 5)`.execute(
    db,
  );
}

export type LinkMailer = { db: Db; secret: string; mails: MailQueue; now: () => number };

/**
 * The job: an address with an account gets its link; an unknown one gets nothing and creates nothing. A new address gets
 * its link unless another person has it already.
 */
export async function sendLink({ db, secret, mails, now }: LinkMailer, sealed: string): Promise<void> {
  const wish = unseal<LinkWish>(Buffer.from(sealed, 'base64'), secret);
  const { purpose } = wish;
  await inTransaction(db, async (trx) => {
    const to = await recipientOf(trx, wish);
    if (!to) return;
    const at = now();
    const token = await issueLink(trx, purpose, to, at);
    await mails.queue(trx, {
      to,
      kind: purpose,
      path: paths[purpose] + token,
      expires_at: at + linkMinutes[purpose] * 60_000,
    });
  });
}

async function recipientOf(db: Db, wish: LinkWish): Promise<Recipient | undefined> {
  const people = db.selectFrom('users').select(['id as user_id', 'first_name', 'email', 'email_verified']);
  const owner = await people.where(sql`lower(email)`, '=', wish.email).executeTakeFirst();
  if (wish.purpose !== 'email') return owner;
  if (owner && owner.user_id !== wish.user_id) return undefined;
  const person = owner ?? (await people.where('id', '=', wish.user_id).executeTakeFirst());
  return person && { ...person, email: wish.email, email_verified: false };
}
