import type { SubscriptionRules } from './subscription-rules.ts';

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
