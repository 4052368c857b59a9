// Dances with everybody that count as rehearsals and that the server does not know of yet, kept on the device: one entry
// for each room and person, however many tabs danced. They are told at random moments (tell-dances.ts): otherwise all the
// world would write in the second in which the dance ends.

import { deviceStore } from '../device-store.ts';

export const dancePrefix = 'shamble.dance.v1.';

/** Forgets the dances of all people but this one; null: of all. */
export function keepOnlyDances(user_id: string | null): void {
  for (const key of deviceStore.keys())
    if (key.startsWith(dancePrefix) && !(user_id && key.endsWith(`.${user_id}`))) deviceStore.remove(key);
}
