// The link that ends a person's reminders, or mails of crews, without signing in. It can do nothing else, and it cannot be guessed.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverPaths } from '#rules/paths.ts';

export type Subscription = 'reminders' | 'crew';
export type Unsubscribe = { origin: string; secret: string; user_id: string; from: Subscription };

export function unsubscribeLink({ origin, secret, user_id, from }: Unsubscribe): string {
  return `${origin}${serverPaths.unsubscribe}/${user_id}/${signature(secret, user_id, from)}`;
}

/** What a link with these two parts ends; null where they do not belong together. */
export function subscriptionOfLink({
  secret,
  user_id,
  signed,
}: {
  secret: string;
  user_id: string;
  signed: string;
}): Subscription | null {
  const isSigned = (from: Subscription) => {
    const [given, expected] = [Buffer.from(signed), Buffer.from(signature(secret, user_id, from))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return (['reminders', 'crew'] as const).find(isSigned) ?? null;
}

/** Of reminders without a word of their own, as version 1.0 made them: its links in old mails go on working. */
function signature(secret: string, userId: string, from: Subscription): string {
  const words = from === 'reminders' ? `unsubscribe ${userId}` : `unsubscribe ${from} ${userId}`;
  return createHmac('sha256', secret).update(words).digest('base64url');
}
