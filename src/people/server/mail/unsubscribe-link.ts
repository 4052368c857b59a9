// The link with which a person unsubscribes from reminders, or other mails, without signing in. The link can do nothing
// else, and can't be guessed.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { undone } from '#platform/rules/mended-address.ts';
import { type Subscription, unsubscribeTexts } from '#subjects/content/mail-texts.ts';
import { serverPaths } from '#subjects/rules/paths.ts';

/**
 * Matches the path of a link. The signature has 43 characters; characters after the signature don't belong to the link.
 */
const linkPattern = new RegExp(`${serverPaths.unsubscribe}/([^/]+)/([\\w-]{43})`, 'i');

export type Unsubscribe = { origin: string; secret: string; user_id: string; from: Subscription };

export function unsubscribeLink({ origin, secret, user_id, from }: Unsubscribe): string {
  return `${origin}${serverPaths.unsubscribe}/${user_id}/${signature(secret, user_id, from)}`;
}

/**
 * Reads person and subscription from the path of a link, without what gateways and mail programs have added. Returns
 * null if the signature is wrong.
 */
export function readUnsubscribeLink(
  secret: string,
  path: string,
): { user_id: string; from: Subscription } | null {
  // The path is read first with all its characters, because the id of an imported person may have any of them.
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

/** Returns the signature of a link. For reminders it is the same as in version 1.0, so that links in old mails work. */
function signature(secret: string, userId: string, from: Subscription): string {
  const words = from === 'reminders' ? `unsubscribe ${userId}` : `unsubscribe ${from} ${userId}`;
  return createHmac('sha256', secret).update(words).digest('base64url');
}
