// The mail queue takes mails in the caller's transaction: a mail is sent if and only if its cause was
// committed.

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

/**
 * The person to whom the mail goes, at `email`; `email_verified` says whether the person has proven that
 * address.
 */
export type Recipient = { user_id: string; email: string; email_verified: boolean; first_name: string };

export type MailLanguage = MomentLanguage & Pick<Reader, 'say'>;

export type QueuedMail = {
  to: Recipient;
  kind: MailKind;
  /** Facts that the mail's subscription asks for when it is sent (SubscriptionRules.isWanted). */
  facts?: Pick<SealedMail, 'crew_id'>;
  /** Words instead of the kind's own. */
  words?: { subject: string; paragraphs: readonly string[] };
  /** Values of the {placeholders} beside {first_name}, in the reader's language. */
  values?: (language: MailLanguage) => Readonly<Record<string, string>>;
  /** The link's code as it is shown, and typed when the link opens in another browser. */
  code?: string;
  /** The path of ours to which the button leads, with its fragment. */
  path?: string;
  /** Key of the mail: a mail with the same key is queued once, ever. */
  dedupe_key?: string;
  /** UTC milliseconds before which the mail is not sent. */
  not_before?: number | undefined;
  /**
   * UTC milliseconds after which sending the mail would be pointless. A mail without them is tried for two
   * weeks.
   */
  expires_at?: number;
};

/** The queue of mails; `db` may be a transaction. */
export type MailQueue = { queue(db: Db, mail: QueuedMail): Promise<void> };

/** Number of tries, over about two weeks with growing waits. */
const MOST_TRIES = 30;

/**
 * Makes the mail queue. Links are built from `origin`, the configured public one, never from a request.
 * `speech` gives the offered languages; a mail is written in its reader's, and leads to the pages in it.
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

/** Tries a mail again at this instant and not before, also while it is just being tried. */
export async function sendLater(db: Db, mailId: string, at: number): Promise<void> {
  await sql`select ${addJob(sql`${mailId}::text`, at)}`.execute(db);
}

/**
 * Adds the one job of a mail, in the place of one that waits; `at` is in UTC milliseconds, and without it the
 * job runs at once.
 */
function addJob(id: RawBuilder<unknown>, at: number | undefined): RawBuilder<unknown> {
  return sql`graphile_worker.add_job('send_mail', json_build_object('mail_id', ${id}), job_key => 'mail:' || ${id},
    run_at => ${at === undefined ? null : new Date(at)}::timestamptz, max_attempts => ${MOST_TRIES})`;
}

/**
 * The greeting of a mail: its reader at an unproven address may not know the person who typed name and
 * address.
 */
function greetingFor({ first_name, email_verified }: Recipient, say: (english: string) => string): string {
  return email_verified || isPlainName(first_name) ? first_name : say(namelessGreeting);
}

/** Takes people's unsent mails out of the queue; the rows go with the accounts. */
export async function withdrawMails(db: Db, userIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('mails')
    .select(sql`graphile_worker.remove_job('mail:' || id)`.as('job'))
    .where('sealed', 'is not', null)
    .where('user_id', '=', sql<string>`any (${userIds}::text[])`)
    .execute();
}
