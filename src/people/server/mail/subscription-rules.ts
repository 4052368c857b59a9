import type { Db } from '#platform/server/db/database.ts';
import type { MailKind } from '#subjects/content/mail-texts.ts';
import type { SealedMail } from './sealed-mail.ts';

/** A subject's rules for its subscription. */
export type SubscriptionRules = {
  kinds: readonly MailKind[];
  /** Whether the person still wants such a mail: between queue and sending lie a night, or the days of a mail server that is away. */
  isWanted: (db: Db, user_id: string, mail: SealedMail) => Promise<boolean>;
  /**
   * Ends the subscription; `now` is in UTC milliseconds. A person who is gone gets no mails either: the
   * answer is the same.
   */
  end: (db: Db, user_id: string, now: number) => Promise<void>;
};
