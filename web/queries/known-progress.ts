// The learner's last known progress, kept on the device so that the lesson list still knows the way where there is no
// network. The server's word replaces it whenever there is one; sign-out removes it.

import type { Progress } from '#api/progress.ts';
import { lastSignedIn } from './signed-in-marker.ts';

const key = 'shamble.progress.v1';

export function rememberProgress(progress: Progress): void {
  const user = lastSignedIn();
  if (user === null) return;
  try {
    localStorage.setItem(key, JSON.stringify({ user_id: user.id, progress }));
  } catch {
    // Without storage the list is empty when offline, nothing else.
  }
}

/** What was last known about the person last signed in here, or null. */
export function knownProgress(): Progress | null {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as {
      user_id: string;
      progress: Progress;
    } | null;
    return saved !== null && saved.user_id === lastSignedIn()?.id ? saved.progress : null;
  } catch {
    return null;
  }
}

export function forgetProgress(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
