// Puts mails into the queue, in the caller's transaction: a mail is sent if and only if its cause was committed.

import { type RawBuilder, sql } from 'kysely';
import type { MomentLanguage } from '#event/rules/event-date.ts';
import { namelessGreeting } from '#people/content/mail-texts.ts';
import { isPlainName } from '#platform/rules/plain-name.ts';
import type { Db } from '#platform/server/db/database.ts';
import { seal } from '#platform/server/seal.ts';
import type { MailKind } from '#subjects/content/mail-texts.ts';
import { pathIn } from '#subjects/rules/paths.ts';
import type { Published } from '#subjects/server/published.ts';
import type { Speech } from '#subjects/server/speech.ts';
import { readMailCopy } from './mail-copy.ts';
import { renderMail } from './render-mail.ts';
import type { SealedMail } from './sealed-mail.ts';
import { subscriptionOf } from './subscription.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/** `email` is where the mail goes, `email_verified` whether the person has proven that it is theirs. */
export type Recipient = { user_id: string; email: string; email_verified: boolean; first_name: string };

export type QueuedMail = {
  to: Recipient;
  kind: MailKind;
  /** What its subscription asks of it when it is sent (SubscriptionRules.isWanted). */
  facts?: Pick<SealedMail, 'crew_id'>;
  /** Instead of the kind's own words. */
  words?: { subject: string; paragraphs: readonly string[] };
  /** For the {placeholders} beside {first_name}, in the reader's language. */
  values?: (language: MomentLanguage) => Readonly<Record<string, string>>;
  /** As it is shown: what the link's code is typed as, where the link opens in another browser. */
  code?: string;
  /** Where the button leads: a path of ours, with its fragment. */
  path?: string;
  /** The same key is queued once, ever. */
  dedupe_key?: string;
  /** UTC milliseconds before which it is not sent. */
  not_before?: number | undefined;
  /** UTC milliseconds after which sending it would be pointless. Without one it is tried for two weeks. */
  expires_at?: number;
};

/** `db` may be a transaction. */
export type MailQueue = { queue(db: Db, mail: QueuedMail): Promise<void> };

/** Tries over about two weeks, with growing waits. */
const MOST_TRIES = 30;

/**
 * Links are built from `origin`, the configured public one, never from a request. `speech` gives the offered languages; a
 * mail is written in its reader's, and leads to the pages in it.
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
      const say = spoken?.say ?? ((english: string) => english);
      const tag = spoken?.language.tag ?? 'en';
      const rendered = renderMail({
        kind,
        copy: await readMailCopy(db),
        words,
        values: { ...values?.({ tag, say }), first_name: greetingFor(to, say) },
        link: path && origin + pathIn(tag, path),
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

/** The one job of a mail, in the place of one that waits; `at` in UTC milliseconds, at once without it. */
function addJob(id: RawBuilder<unknown>, at: number | undefined): RawBuilder<unknown> {
  return sql`graphile_worker.add_job('send_mail', json_build_object('mail_id', ${id}), job_key => 'mail:' || ${id},
    run_at => ${at === undefined ? null : new Date(at)}::timestamptz, max_attempts => ${MOST_TRIES})`;
}

/** The reader of a mail at an unproven address may not know the person who typed name and address. */
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
