// What an operator typed in the studio and did not save yet lies on this device under the operator's id, for every page of it,
// also those that do not show the studio: a sign-out takes it away.

import { deviceStore } from '../device-store.ts';
import { shownPerson } from './shown-person.ts';

/** The key on the device of the draft of this name, of the person who is here. */
export function draftKey(name: string): string {
  return keyOf(shownPerson() ?? '', name);
}

/** Whether a draft of the person who is here is kept, of any page of the studio. */
export function hasOwnDrafts(): boolean {
  return shownPerson() !== null && deviceStore.keys().some((key) => key.startsWith(draftKey('')));
}

/** Takes every draft of the person who is here, or of this one, off the device. */
export function forgetDrafts(user_id = shownPerson() ?? ''): void {
  for (const key of deviceStore.keys()) if (key.startsWith(keyOf(user_id, ''))) deviceStore.remove(key);
}

function keyOf(user_id: string, name: string): string {
  return `studio-draft:${user_id}:${name}`;
}
