// A sign-out that the server has not heard of yet. The device forgets the person at once; the session's cookie, which no
// script can remove, is ended as soon as the server can be reached, and until then no person counts as signed in.

import { deviceStore } from '#platform/web/device-store.ts';
import { call, ProblemError } from '#platform/web/queries/call.ts';

const key = 'shamble.left-session.v1';

/** The person whose session is still to be ended, or null. */
export function leftSession(): string | null {
  return deviceStore.get(key);
}

export function keepLeftSession(user_id: string): void {
  deviceStore.set(key, user_id);
}

/** A person has signed in since: the cookie is theirs now. */
export function dropLeftSession(): void {
  deviceStore.remove(key);
}

/**
 * Ends the session that was left, if any. Throws when the server can't do it now; then it stays to be ended. `replaced`
 * when the browser's session is another person's by now, who stays signed in.
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
