// What an operator types is kept on the device until it is saved or discarded: it outlives a reload, a crash, and a session
// that ends in the middle. It goes when the operator signs out, after a warning (src/platform/web/queries/held-page.ts).

import { ownStore } from '#platform/web/own-store.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';

export type KeptDraft<Value> = {
  value: Value;
  version: string;
  /** The save of it that was never answered: perhaps it is stored. */
  sent?: Sent<Value> | undefined;
};

/** A save: what it stores, as it is sent, and the key under which that counts once. */
export type Sent<Value> = { value: Value; body: object; key: string };

/** The draft that was left, if it still has the shape of what is stored. */
export function keptDraft<Value>(name: string, stored: Value): KeptDraft<Value> | null {
  const kept = ownStore.read(shownPerson() ?? '', 'draft', name) as KeptDraft<Value> | null;
  return kept !== null && shapeOf(kept.value) === shapeOf(stored) ? kept : null;
}

/** Null takes it off the device. */
export function keepDraft(name: string, draft: KeptDraft<unknown> | null): void {
  const person = shownPerson();
  // A save may be answered after its person has signed out.
  if (person === null) return;
  if (draft === null) ownStore.remove(person, 'draft', name);
  else ownStore.write(person, 'draft', name, draft);
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' && value !== null ? Object.keys(value).sort().join() : typeof value;
}
