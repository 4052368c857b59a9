// Whether this browser has asked for a mailed link whose code can still be typed here. A home-screen app is often ended while
// its person looks into the mail. It names nobody.

import { deviceStore } from '../device-store.ts';

const key = 'shamble.asked-link.v1';
/** Milliseconds: a code lives for ten minutes, and its mail may take a moment. */
const LONGEST = 11 * 60_000;

export function keepAsked(): void {
  deviceStore.set(key, String(Date.now() + LONGEST));
}

export function dropAsked(): void {
  deviceStore.remove(key);
}

export function hasAsked(): boolean {
  const left = Number(deviceStore.get(key) ?? 0) - Date.now();
  return left > 0 && left <= LONGEST;
}
