// Mails that are no answer to anything the person did: they carry the one-click unsubscribe link of RFC 8058.

import type { Subscription } from '#subjects/content/mail-texts.ts';
import { subscriptions } from '#subjects/server/subscriptions.ts';
import type { SubscriptionRules } from './subscription-rules.ts';

/** What a mail of such a kind can be unsubscribed from; null for one that answers what the person did. */
export function subscriptionOf(kind: string): Subscription | null {
  const all = Object.entries(subscriptions) as [Subscription, SubscriptionRules][];
  return all.find(([, { kinds }]) => (kinds as readonly string[]).includes(kind))?.[0] ?? null;
}
