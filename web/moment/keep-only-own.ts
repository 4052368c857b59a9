// What the device keeps for one person under a key that ends with their id goes when they sign out, or another signs in.

import { deviceStore } from '../device-store.ts';

/** Dances that were not told yet, and what crews keep: their last answers, counts and walk-ins' names. */
const own = /^shamble\.(dance|crew)\.v1\./;

/** Forgets what belongs to all people but this one; null: to all. */
export function keepOnlyOwn(user_id: string | null): void {
  for (const key of deviceStore.keys())
    if (own.test(key) && !(user_id && key.endsWith(`.${user_id}`))) deviceStore.remove(key);
}
