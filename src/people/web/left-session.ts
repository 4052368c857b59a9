// A sign-out that is not sent to the server yet. The device has removed the person's data, but scripts can't remove the
// session's cookie. The session is ended as soon as the server can be reached; until then nobody counts as signed in.

import { deviceStore } from '#platform/web/device-store.ts';
import { call, ProblemError } from '#platform/web/queries/call.ts';

const key = 'shamble.left-session.v1';

/** Returns the person whose session must still be ended, or null. */
export function leftSession(): string | null {
  return deviceStore.get(key);
}

export function keepLeftSession(user_id: string): void {
  deviceStore.set(key, user_id);
}

/** Forgets the left session when a person signs in, because the cookie is theirs now. */
export function dropLeftSession(): void {
  deviceStore.remove(key);
}

/**
 * Ends the left session, if any. Throws if the server can't end it now; a later call then tries again. Returns
 * `replaced` if the browser's session is now another person's, who stays signed in.
 */
export async function endLeftSession(): Promise<'ended' | 'replaced'> {
  const user_id = leftSession();
  if (user_id === null) return 'ended';
  let replaced = false;
  try {
    await call('signOut', {}, { person: user_id });
  } catch (error) {
    replaced = error instanceof ProblemError && error.code === 'other_person';
    if (!replaced) throw error;
  }
  if (leftSession() === user_id) dropLeftSession();
  return replaced ? 'replaced' : 'ended';
}
