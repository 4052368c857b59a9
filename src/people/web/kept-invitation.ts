// The invitation with which a visitor came. This tab keeps it until its page opens for a signed-in person, so that signing
// up, the survey and logging in lead to it; closing the tab forgets it.

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
 * The path of a person who has just come in: to the wanted page, else to the kept invitation, else to
 * /dashboard.
 */
export function onwardFrom(wanted?: unknown): string {
  return safePath(wanted ?? tabStore.get(key));
}
