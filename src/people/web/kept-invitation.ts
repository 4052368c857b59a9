// The path of the invitation with which a visitor came. This tab keeps it until a signed-in person has opened it, so
// that signing up, the survey and logging in lead to it.

import { safePath } from '#people/rules/safe-path.ts';
import { tabStore } from '#platform/web/device-store.ts';

const key = 'shamble.invitation';

export function keepInvitation(path: string): void {
  tabStore.set(key, path);
}

export function dropInvitation(): void {
  tabStore.remove(key);
}

/**
 * Returns the path for a person who has just signed in: the wanted page, or the kept invitation if no page is wanted.
 * Returns /dashboard if there is neither, or if the path is not safe.
 */
export function onwardFrom(wanted?: unknown): string {
  return safePath(wanted ?? tabStore.get(key));
}
