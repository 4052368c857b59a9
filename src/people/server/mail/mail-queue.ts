// The queue of mails. A mail is queued in the transaction of the change that causes it, so that it is sent if and only
// if the change is committed.

import { type RawBuilder, sql } from 'kysely';
import type { MomentLanguage } from '#event/rules/event-date.ts';
import { namelessGreeting } from '#people/content/mail-texts.ts';
import { isPlainName } from '#platform/rules/plain-name.ts';
import type { Db } from '#platform/server/db/database.ts';
import { seal } from '#platform/server/seal.ts';
import type { MailKind } from '#subjects/content/mail-texts.ts';
import { pathIn } from '#subjects/rules/paths.ts';
import type { Published } from '#subjects/server/published.ts';
import { englishReader, type Reader, type Speech } from '#subjects/server/speech.ts';
import { readMailCopy } from './mail-copy.ts';
import { renderMail } from './render-mail.ts';
import type { SealedMail } from './sealed-mail.ts';
import { subscriptionOf } from './subscription.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/** The person who gets the mail, at the address `email`; `email_verified` says whether that address is proven. */
export type Recipient = { user_id: string; email: string; email_verified: boolean; first_name: string };

export type MailLanguage = MomentLanguage & Pick<Reader, 'say'>;

export type QueuedMail = {
  to: Recipient;
  kind: MailKind;
  /** Facts that the subscription's rules need at sending (SubscriptionRules.isWanted). */
  facts?: Pick<SealedMail, 'crew_id'>;
  /** Subject and paragraphs that replace those of the mail's kind. */
  words?: { subject: string; paragraphs: readonly string[] };
  /** Values of the {placeholders}, besides {first_name}, in the reader's language. */
  values?: (language: MailLanguage) => Readonly<Record<string, string>>;
  /** The code as the mail shows it, to type where the link opens in another browser. */
  code?: string;
  /** The path, with fragment, to which the button leads. */
  path?: string;
  /** Of all mails with the same key, only the first is ever queued. */
  dedupe_key?: string;
  /** The earliest time to send the mail, in UTC milliseconds. */
  not_before?: number | undefined;
  /** The latest time to send the mail, in UTC milliseconds. Without this time, sending is tried for two weeks. */
  expires_at?: number;
};

/** The queue of mails; `db` may be a transaction. */
export type MailQueue = { queue(db: Db, mail: QueuedMail): Promise<void> };

/** The most tries; with growing waits they take about two weeks. */
const MOST_TRIES = 30;

/**
 * Makes the mail queue. Links are built from the configured public `origin`, never from a request. `speech` returns the
 * texts of an offered language: a mail is in its reader's language, and its links lead to pages in that language.
 */
export function makeMailQueue({
  secret,
  origin,
  speech = () => null,
}: {
  secret: string;
  origin: string;
  speech?: Published['speech'];
}): MailQueue {
  async function speechOf(db: Db, userId: string): Promise<Speech | null> {
    const user = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
    return user?.language ? speech(user.language) : null;
  }

  return {
    async queue(db, { to, kind, facts, words, values, code, path, dedupe_key, not_before, expires_at }) {
      const { user_id, email } = to;
      const from = subscriptionOf(kind);
      const unsubscribe = from ? unsubscribeLink({ origin, secret, user_id, from }) : undefined;
      const spoken = await speechOf(db, user_id);
      const { language, text, say } = spoken ?? englishReader;
      const rendered = renderMail({
        kind,
        copy: await readMailCopy(db),
        words,
        values: { ...values?.({ tag: language.tag, text, say }), first_name: greetingFor(to, say) },
        link: path && origin + pathIn(language.tag, path),
        code,
        unsubscribe,
        speech: spoken,
      });
      const sealed: SealedMail = { ...facts, ...rendered, to: email, unsubscribe, expires_at };
      await db
        .with('queued', (cte) =>
          cte
            .insertInto('mails')
            .values({ user_id, kind, dedupe_key, sealed: seal(sealed, secret) })
            .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
            .returning('id'),
        )
        .selectFrom('queued')
        .select(addJob(sql`id`, not_before).as('job'))
        .execute();
    },
  };
}

/** Makes the next try of a mail wait until `at`, even while a try is running. */
export async function sendLater(db: Db, mailId: string, at: number): Promise<void> {
  await sql`select ${addJob(sql`${mailId}::text`, at)}`.execute(db);
}

/**
 * Adds the job of a mail, in place of the waiting job of that mail, if there is one. `at` is in UTC milliseconds;
 * without `at` the job runs at once.
 */
function addJob(id: RawBuilder<unknown>, at: number | undefined): RawBuilder<unknown> {
  return sql`graphile_worker.add_job('send_mail', json_build_object('mail_id', ${id}), job_key => 'mail:' || ${id},
    run_at => ${at === undefined ? null : new Date(at)}::timestamptz, max_attempts => ${MOST_TRIES})`;
}

/**
 * Returns the name for a mail's greeting. An unproven address may be a stranger's, to whom somebody wants to send words
 * as a name: to such an address only a plain name is sent.
 */
function greetingFor({ first_name, email_verified }: Recipient, say: (english: string) => string): string {
  return email_verified || isPlainName(first_name) ? first_name : say(namelessGreeting);
}

/** Removes people's unsent mails from the queue. Their rows are deleted with the accounts. */
export async function withdrawMails(db: Db, userIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('mails')
    .select(sql`graphile_worker.remove_job('mail:' || id)`.as('job'))
    .where('sealed', 'is not', null)
    .where('user_id', '=', sql<string>`any (${userIds}::text[])`)
    .execute();
}
