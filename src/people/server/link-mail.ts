// Mails a one-time link. Asking for a link takes the same steps and time for a known and an unknown address: only the
// job looks up afterwards whether the address has an account.

import { sql } from 'kysely';
import { shownCode } from '#platform/rules/spoken-code.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { seal, unseal } from '#platform/server/seal.ts';
import type { OnwardPath } from '#subjects/rules/onward-paths.ts';
import { mailedLinkPath } from '#subjects/rules/paths.ts';
import { findCredential } from './credentials.ts';
import { issueCode } from './link-codes.ts';
import { issueLink, linkMinutes } from './links.ts';
import type { MailQueue, Recipient } from './mail/mail-queue.ts';

/** A request for a link. For `email`, which proves a new address, `user_id` is the person who wants that address. */
export type LinkRequest = {
  email: string;
  onward?: OnwardPath;
  /** The browser that asked (tieToBrowser): the mail's code works only there. */
  browser?: string;
} & ({ purpose: 'magic' | 'reset' } | { purpose: 'email'; user_id: string });

/** Queues a request for a link. The request is stored encrypted, because an unknown address must leave no trace. */
export async function askForLink(db: Db, secret: string, request: LinkRequest): Promise<void> {
  const sealed = seal(request, secret).toString('base64');
  await sql`select graphile_worker.add_job('send_link', json_build_object('sealed', ${sealed}::text), max_attempts => 5)`.execute(
    db,
  );
}

export type LinkMailer = { db: Db; secret: string; mails: MailQueue; now: () => number };

/**
 * The job, which mails the link to an address that has an account; an unknown address gets no mail and no account. A
 * person's new address gets its link unless another person has that address.
 */
export async function sendLink({ db, secret, mails, now }: LinkMailer, sealed: string): Promise<void> {
  const request = unseal<LinkRequest>(Buffer.from(sealed, 'base64'), secret);
  const { purpose, browser } = request;
  await inTransaction(db, async (trx) => {
    const to = await recipientOf(trx, request);
    if (!to) return;
    const at = now();
    const token = await issueLink(trx, purpose, to, at);
    const code =
      browser !== undefined &&
      purpose !== 'reset' &&
      (await issueCode(trx, { purpose, browser, secret }, to, at));
    await mails.queue(trx, {
      to,
      kind: purpose,
      ...(code ? { code: shownCode(code) } : {}),
      path: mailedLinkPath(purpose, token, request.onward),
      expires_at: at + linkMinutes[purpose] * 60_000,
    });
  });
}

async function recipientOf(db: Db, request: LinkRequest): Promise<Recipient | undefined> {
  const owner = await findCredential(db, { email: request.email });
  const id = request.purpose === 'email' ? request.user_id : owner?.user_id;
  if (id === undefined || (owner && owner.user_id !== id)) return undefined;
  const person = await db
    .selectFrom('users')
    .select(['id as user_id', 'first_name', 'email', 'email_verified'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (request.purpose !== 'email') return person;
  return person && { ...person, email: request.email, email_verified: false };
}
