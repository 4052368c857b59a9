// The learner's last known progress, kept on the device so that the lesson list still knows the way where there is no
// network. The server's word replaces it whenever there is one; sign-out removes it.

import type { Progress } from '#course/api/progress.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { parseObject } from '#platform/rules/parse-object.ts';
import { deviceStore } from '#platform/web/device-store.ts';

const key = 'shamble.progress.v1';

type Known = { user_id: string; progress: Progress };

/** Where this person is no longer the one last signed in here, nothing is kept. */
export function rememberProgress(progress: Progress, user_id: string | undefined): void {
  if (user_id !== undefined && user_id === lastSignedIn()?.id)
    deviceStore.set(key, JSON.stringify({ user_id, progress } satisfies Known));
}

/** What was last known about the person last signed in here, or null. */
export function knownProgress(): Progress | null {
  const { user_id, progress } = read();
  if (user_id === undefined || user_id !== lastSignedIn()?.id) return null;
  // What an earlier version kept says nothing about the dance: better unknown than half known.
  return progress?.dance ? progress : null;
}

/** Forgets the progress of all people but this one; null: of all. */
export function keepOnlyProgress(user_id: string | null): void {
  if (user_id === null || read().user_id !== user_id) deviceStore.remove(key);
}

function read(): Partial<Known> {
  return parseObject(deviceStore.get(key));
}
