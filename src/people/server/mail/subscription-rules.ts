import type { Db } from '#platform/server/db/database.ts';
import type { MailKind } from '#subjects/content/mail-texts.ts';
import type { SealedMail } from './sealed-mail.ts';

/** The rules that a subject gives for its subscription. */
export type SubscriptionRules = {
  kinds: readonly MailKind[];
  /** Whether the person still wants such a mail when it is sent, which may be days after it was queued. */
  isWanted: (db: Db, user_id: string, mail: SealedMail) => Promise<boolean>;
  /** Ends the subscription. Does nothing for a person who is gone. `now` is in UTC milliseconds. */
  end: (db: Db, user_id: string, now: number) => Promise<void>;
};

/** The subscription to reminders, which a person can also switch on and off in the profile. */
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
