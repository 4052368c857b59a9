// The link that ends a person's reminders without signing in. It can do nothing else, and it cannot be guessed.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverPaths } from '#rules/paths.ts';

export type Unsubscribe = { origin: string; secret: string; user_id: string };

export function unsubscribeLink({ origin, secret, user_id }: Unsubscribe): string {
  return `${origin}${serverPaths.unsubscribe}/${user_id}/${signature(secret, user_id)}`;
}

/** Whether the link's two parts belong together. */
export function isUnsubscribe({
  secret,
  user_id,
  signed,
}: {
  secret: string;
  user_id: string;
  signed: string;
}): boolean {
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(secret, user_id))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest('base64url');
}
