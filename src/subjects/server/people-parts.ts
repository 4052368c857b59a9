// The parts that other subjects add to people's accounts.

import { shownStreak } from '#course/rules/streak/streak.ts';
import { crewSubscription } from '#crew/server/membership.ts';
import { remindersSubscription, type SubscriptionRules } from '#people/server/mail/subscription-rules.ts';
import type { Subscription } from '#subjects/content/mail-texts.ts';

/** The kinds of mail that people can unsubscribe from by a mailed link, subject by subject. */
export const subscriptions: Readonly<Record<Subscription, SubscriptionRules>> = {
  ...remindersSubscription,
  ...crewSubscription,
};

/** The figures that other subjects work out for the profile. */
export const profileFigures = { shownStreak };
