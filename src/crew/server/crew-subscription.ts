import type { SubscriptionRules } from '#people/server/mail/subscription-rules.ts';

/** Mails of a crew's leader, for which each member asks. */
export const crewSubscription = {
  crew: {
    kinds: ['crew'],
    isWanted: async (db, user_id, { crew_id }) => {
      let members = db
        .selectFrom('crew_members')
        .select('number')
        .where('user_id', '=', user_id)
        .where('state', '=', 'in')
        .where('mails', '=', true);
      // Mails that an earlier version queued name no crew.
      if (crew_id !== undefined) members = members.where('crew_id', '=', crew_id);
      return (await members.executeTakeFirst()) !== undefined;
    },
    end: async (db, user_id) => {
      await db.updateTable('crew_members').set({ mails: false }).where('user_id', '=', user_id).execute();
    },
  } satisfies SubscriptionRules,
};
