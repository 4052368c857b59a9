// The kinds of mail from which people can unsubscribe by a link in the mail, subject by subject.

import { crewSubscription } from '#crew/server/membership.ts';
import { remindersSubscription, type SubscriptionRules } from '#people/server/mail/subscription-rules.ts';
import type { Subscription } from '#subjects/content/mail-texts.ts';

export const subscriptions: Readonly<Record<Subscription, SubscriptionRules>> = {
  ...remindersSubscription,
  ...crewSubscription,
};
