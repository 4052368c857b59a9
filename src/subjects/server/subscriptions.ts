// What people can unsubscribe from by a mailed link, subject by subject.

import { crewSubscription } from '#crew/server/crew-subscription.ts';
import { remindersSubscription } from '#people/server/mail/reminders-subscription.ts';

export const subscriptions = {
  ...remindersSubscription,
  ...crewSubscription,
};
