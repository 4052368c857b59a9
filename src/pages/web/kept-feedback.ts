// The feedback form's words are kept for this tab until they are sent: following a link, or another language,
// loses nothing.

import { parseObject } from '#platform/rules/parse-object.ts';
import { tabStore } from '#platform/web/device-store.ts';
import type { Personal } from '#platform/web/personal.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';

const key = 'shamble.feedback';

/** The form's texts by field name; an empty object when none are kept. */
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
 * Forgets the words of another person than this one; with null those of any person. A visitor's words go
 * along with the person who comes in.
 */
export function keepOnlyFeedback(user_id: string | null): void {
  const { user_id: owner, texts } = parseObject(tabStore.get(key));
  if (texts && owner === null) keepFeedback(texts, user_id);
  else if (owner !== user_id) dropFeedback();
}

export const pagesPersonal: Personal = { keepOnly: keepOnlyFeedback };
