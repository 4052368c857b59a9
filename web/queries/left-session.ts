// A sign-out that the server has not heard of yet. The device forgets the person at once; the session's cookie, which no
// script can remove, is ended as soon as the server can be reached, and until then no person counts as signed in.

import { deviceStore } from '../device-store.ts';
import { call, ProblemError } from './call.ts';

const key = 'shamble.left-session.v1';

/** Whose session is still to be ended, or null. */
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

/** Ends the session that was left, if any. Throws when the server can't do it now; then it stays to be ended. */
export async function endLeftSession(): Promise<void> {
  const user_id = leftSession();
  if (user_id === null) return;
  try {
    await call('signOut', {}, { person: user_id });
  } catch (error) {
    // Refused: it is over already, or the browser's session is another person's.
    const over = error instanceof ProblemError && (error.status === 401 || error.code === 'other_person');
    if (!over) throw error;
  }
  if (leftSession() === user_id) dropLeftSession();
}
