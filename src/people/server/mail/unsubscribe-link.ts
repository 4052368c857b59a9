// The link that ends a person's reminders, or mails of another kind, without signing in. The link can do
// nothing else, and it cannot be guessed.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { undone } from '#platform/rules/mended-address.ts';
import { type Subscription, unsubscribeTexts } from '#subjects/content/mail-texts.ts';
import { serverPaths } from '#subjects/rules/paths.ts';

/** The path of a link. Its signature is 43 signs long, and signs that follow are not part of it. */
const linkPattern = new RegExp(`${serverPaths.unsubscribe}/([^/]+)/([\\w-]{43})`, 'i');

export type Unsubscribe = { origin: string; secret: string; user_id: string; from: Subscription };

export function unsubscribeLink({ origin, secret, user_id, from }: Unsubscribe): string {
  return `${origin}${serverPaths.unsubscribe}/${user_id}/${signature(secret, user_id, from)}`;
}

/**
 * Reads the person and the subscription from the path of a link: additions of gateways and mail programs mean
 * nothing. Null when the parts do not belong together.
 */
export function readUnsubscribeLink(
  secret: string,
  path: string,
): { user_id: string; from: Subscription } | null {
  // The link is first read as it was made: an id out of an import may hold any sign.
  for (const text of [decoded(path), undone(path).replace(/[\s=\p{Cf}]/gu, '')]) {
    const [, user_id = '', signed = ''] = linkPattern.exec(text) ?? [];
    const isSigned = (from: Subscription) => {
      const [given, expected] = [Buffer.from(signed), Buffer.from(signature(secret, user_id, from))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    };
    const from = (Object.keys(unsubscribeTexts) as Subscription[]).find(isSigned);
    if (from) return { user_id, from };
  }
  return null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The signature of a link. Reminders have no word of their own in it, as in version 1.0, whose links in old
 * mails go on working.
 */
function signature(secret: string, userId: string, from: Subscription): string {
  const words = from === 'reminders' ? `unsubscribe ${userId}` : `unsubscribe ${from} ${userId}`;
  return createHmac('sha256', secret).update(words).digest('base64url');
}
