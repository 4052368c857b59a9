// A subscription's mails answer nothing that the person did: they carry the one-click unsubscribe link of RFC
// 8058.

import type { Subscription } from '#subjects/content/mail-texts.ts';
import { subscriptions } from '#subjects/server/subscriptions.ts';
import type { SubscriptionRules } from './subscription-rules.ts';

/** The subscription of a kind of mail; null for a kind that answers the person's own action. */
export function subscriptionOf(kind: string): Subscription | null {
  const all = Object.entries(subscriptions) as [Subscription, SubscriptionRules][];
  return all.find(([, { kinds }]) => (kinds as readonly string[]).includes(kind))?.[0] ?? null;
}
