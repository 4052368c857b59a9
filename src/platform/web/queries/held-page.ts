// A page with unsaved words stays open when the session ends: the person signs in again on top of the page. Words typed
// in the studio are also kept on this device, for each of its pages, until a sign-out.

import { ownStore } from '../own-store.ts';
import { shownPerson } from './shown-person.ts';

let holdsWords: () => boolean = () => false;

/** Whether the open page holds words that only this device has. */
export function pageHoldsWords(): boolean {
  return holdsWords();
}

/**
 * Registers `check`, which says whether the open page holds unsaved words; returns the function that removes `check`.
 */
export function holdPageWhile(check: () => boolean): () => void {
  holdsWords = check;
  return () => {
    holdsWords = () => false;
  };
}

/** Whether a draft of the signed-in person is kept, from any page of the studio. */
export function hasOwnDrafts(): boolean {
  return ownStore.keys(shownPerson() ?? '', 'draft').length > 0;
}

/** Removes every draft of the signed-in person from the device. */
export function forgetDrafts(): void {
  const person = shownPerson() ?? '';
  for (const name of ownStore.keys(person, 'draft')) ownStore.remove(person, 'draft', name);
}
