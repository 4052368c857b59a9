// Puts mails into the queue, in the caller's transaction: a mail is sent if and only if its cause was committed.

import type pg from 'pg';
import type { MailKind } from '#content/mail/mail-texts.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';
import { seal } from './seal.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

export type QueuedMail = {
  user_id: string;
  to: string;
  kind: MailKind;
  values: Readonly<Record<string, string>>;
  /** Where the button leads: a path of ours, with its fragment. */
  path?: string;
  /** The same key is queued once, ever. */
  dedupe_key?: string;
  /** UTC milliseconds after which sending it would be pointless. */
  expires_at?: number;
};

/** What is sealed in a waiting row. */
export type SealedMail = RenderedMail & { to: string; unsubscribe?: string; expires_at?: number };

export type MailQueue = { queue(client: pg.Pool | pg.PoolClient, mail: QueuedMail): Promise<void> };

/** Kinds that nobody needs: they carry the one-click unsubscribe link of RFC 8058. */
const reminders: ReadonlySet<MailKind> = new Set(['practice', 'event_week', 'event_day', 'event_hour']);
/** Tries over about two weeks, with growing waits. */
const MOST_TRIES = 30;

/** Links are built from `origin`, the configured public one, never from a request. */
export function makeMailQueue({ secret, origin }: { secret: string; origin: string }): MailQueue {
  return {
    async queue(client, { user_id, to, kind, values, path, dedupe_key, expires_at }) {
      const unsubscribe = reminders.has(kind) ? unsubscribeLink({ origin, secret, user_id }) : undefined;
      const rendered = renderMail({ kind, values, link: path && origin + path, unsubscribe });
      const sealed: SealedMail = { ...rendered, to, unsubscribe, expires_at };
      await client.query(
        `with queued as (
           insert into mails (user_id, kind, dedupe_key, sealed) values ($1, $2, $3, $4)
           on conflict (dedupe_key) do nothing returning id
         )
         select graphile_worker.add_job(
           'send_mail', json_build_object('mail_id', id), job_key => 'mail:' || id, max_attempts => $5
         ) from queued`,
        [user_id, kind, dedupe_key ?? null, seal(sealed, secret), MOST_TRIES],
      );
    },
  };
}

/** Takes a person's unsent mails out of the queue; the rows go with the account. */
export async function withdrawMails(client: pg.PoolClient, userId: string): Promise<void> {
  await client.query("select graphile_worker.remove_job('mail:' || id) from mails where user_id = $1", [
    userId,
  ]);
}
