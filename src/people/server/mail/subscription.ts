// Mails of a subscription are no answer to something that the person did, so they must have the one-click
// unsubscribe link of RFC 8058.

import type { Subscription } from '#subjects/content/mail-texts.ts';
import { subscriptions } from '#subjects/server/people-parts.ts';
import type { SubscriptionRules } from './subscription-rules.ts';

/** Returns the subscription of a kind of mail; null for mails that answer the person's own action. */
export function subscriptionOf(kind: string): Subscription | null {
  const all = Object.entries(subscriptions) as [Subscription, SubscriptionRules][];
  return all.find(([, { kinds }]) => (kinds as readonly string[]).includes(kind))?.[0] ?? null;
}
