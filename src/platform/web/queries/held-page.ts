// A page may hold words that are not saved yet. While it does, the end of a session does not take it away: the person signs
// in again over it. Words typed in the studio are kept on this device too, for every page of it: a sign-out takes them
// away.

import { ownStore } from '../own-store.ts';
import { shownPerson } from './shown-person.ts';

let holdsWords: () => boolean = () => false;

/** Whether the page that is open holds words that only this device has. */
export function pageHoldsWords(): boolean {
  return holdsWords();
}

/** Says how to find that out; returns the function that takes it back. */
export function holdPageWhile(check: () => boolean): () => void {
  holdsWords = check;
  return () => {
    holdsWords = () => false;
  };
}

/** Whether a draft of the person who is here is kept, of any page of the studio. */
export function hasOwnDrafts(): boolean {
  return ownStore.keys(shownPerson() ?? '', 'draft').length > 0;
}

/** Takes every draft of the person who is here off the device. */
export function forgetDrafts(): void {
  const person = shownPerson() ?? '';
  for (const name of ownStore.keys(person, 'draft')) ownStore.remove(person, 'draft', name);
}
