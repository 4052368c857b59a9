// Remembers on the device who was last signed in, so that lessons open where there is no network.
// It proves nothing to the server and holds nothing that the screens do not show; sign-out removes it.

import type { SessionUser } from '#api/session.ts';

const key = 'shamble.signed-in.v1';

export type MarkedUser = Pick<SessionUser, 'id' | 'first_name'>;

export function rememberSignedIn(user: MarkedUser): void {
  write(JSON.stringify({ id: user.id, first_name: user.first_name }));
}

export function forgetSignedIn(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The person last signed in on this device, or null. */
export function lastSignedIn(): MarkedUser | null {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<MarkedUser> | null;
    if (typeof saved?.id !== 'string' || typeof saved.first_name !== 'string') return null;
    return { id: saved.id, first_name: saved.first_name };
  } catch {
    return null;
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse storage; then offline lessons stay closed, nothing else changes.
  }
}
