// The typed feedback, kept in this tab until it is sent, so that following a link or changing the language loses
// nothing.

import { parseObject } from '#platform/rules/parse-object.ts';
import { tabStore } from '#platform/web/device-store.ts';
import type { Personal } from '#platform/web/personal.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';

const key = 'shamble.feedback';

/** Returns the kept texts by field name; an empty object if there are none. */
export function keptFeedback(): object {
  return parseObject(tabStore.get(key)).texts ?? {};
}

export function keepFeedback(texts: object, user_id = shownPerson()): void {
  tabStore.set(key, JSON.stringify({ user_id, texts }));
}

export function dropFeedback(): void {
  tabStore.remove(key);
}

/**
 * Deletes kept text of every person but this one; with null, of every person. Text that a visitor typed is kept for the
 * person who signs in.
 */
export function keepOnlyFeedback(user_id: string | null): void {
  const { user_id: owner, texts } = parseObject(tabStore.get(key));
  if (texts && owner === null) keepFeedback(texts, user_id);
  else if (owner !== user_id) dropFeedback();
}

export const pagesPersonal: Personal = { keepOnly: keepOnlyFeedback };
