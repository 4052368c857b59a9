// A marker on the device that names the person who was last signed in, so that lessons open without a network. The
// server does not trust the marker, which contains only what screens show. Sign-out removes the marker.

import type { SessionUser } from '#people/api/session.ts';
import { parseObject } from '#platform/rules/parse-object.ts';
import { deviceStore } from '#platform/web/device-store.ts';

const key = 'shamble.signed-in.v1';

export type MarkedUser = Pick<SessionUser, 'id' | 'first_name'>;

export function rememberSignedIn(user: MarkedUser): void {
  deviceStore.set(key, JSON.stringify({ id: user.id, first_name: user.first_name }));
}

export function forgetSignedIn(): void {
  deviceStore.remove(key);
}

/** Returns the person last signed in on this device, or null. */
export function lastSignedIn(): MarkedUser | null {
  const { id, first_name } = parseObject(deviceStore.get(key));
  return typeof id === 'string' && typeof first_name === 'string' ? { id, first_name } : null;
}
