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

/** Reminders, which a person switches on and off in the profile. */
export const remindersSubscription = {
  reminders: {
    kinds: ['practice', 'event_week', 'event_day', 'event_hour'],
    isWanted: async (db, user_id) => {
      const people = db.selectFrom('users').select('reminders_opt_in').where('id', '=', user_id);
      return (await people.executeTakeFirst())?.reminders_opt_in !== false;
    },
    end: async (db, user_id, now) => {
      await db
        .updateTable('users')
        .set({ reminders_opt_in: false, reminders_chosen_at: new Date(now) })
        .where('id', '=', user_id)
        .where('reminders_opt_in', 'is distinct from', false)
        .execute();
    },
  } satisfies SubscriptionRules,
};
