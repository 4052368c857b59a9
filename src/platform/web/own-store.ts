// This device's store for data about people. Each value is at `shamble/<person>/<kind>/<key>`; its kind decides until
// when the value is kept. Storage that refuses, is full or is emptied meanwhile causes no error (device-store.ts). No
// function here may throw.

import { type DeviceStore, deviceStore } from './device-store.ts';
import { readOldKey } from './old-keys.ts';

/**
 * The kind of a value decides until when it is kept. `known`: while its person is signed in. `waiting` (for the
 * server): also after the session has expired, until another person signs in. `draft`: also after another person has
 * signed in. A sign-out removes all values of the person.
 */
export type Kind = 'known' | 'waiting' | 'draft';

export type OwnStore = ReturnType<typeof makeOwnStore>;

const root = 'shamble';

export function makeOwnStore(store: DeviceStore) {
  const listeners = new Set<() => void>();
  /**
   * Old keys that stay, because storage had no space for all of their values at the new places; and for each of them
   * the new places that are only in memory.
   */
  const stuck = new Map<string, Set<string>>();
  let begun = false;

  if (typeof window !== 'undefined') {
    // This event says that another tab changed something; a null key means that the storage was emptied.
    window.addEventListener('storage', ({ key }) => (key?.startsWith(`${root}/`) ?? true) && notify());
    // A tab of the previous version may store values meanwhile; this page takes the values over when its person
    // returns.
    window.addEventListener('pageshow', takeOver);
    globalThis.document?.addEventListener('visibilitychange', takeOver);
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** Moves values from the keys of the previous version to their places, once for each key. */
  function takeOver(): void {
    begun = true;
    for (const old of store.keys()) {
      const moved = stuck.has(old) ? null : readOldKey(old, store.get(old));
      if (moved === null) continue;
      const refused = new Set<string>();
      for (const { person, kind, key, value, join } of moved) {
        const place = placeOf(person, kind, key);
        const there = parse(store.get(place));
        const whole = there === null || !join ? value : join(there, value);
        if (!store.set(place, JSON.stringify(whole))) refused.add(place);
      }
      if (refused.size === 0) store.remove(old);
      else stuck.set(old, refused);
      notify();
    }
  }

  /**
   * Must be called when `place` was stored or removed. Removes the old key that waits for `place` and no other place.
   */
  function release(place: string): void {
    for (const [old, places] of stuck) {
      if (!places.delete(place) || places.size > 0) continue;
      store.remove(old);
      stuck.delete(old);
    }
  }

  function text(person: string, kind: Kind, key: string): string | null {
    if (!begun) takeOver();
    return store.get(placeOf(person, kind, key));
  }

  function removePlaces(goes: (person: string, kind: string) => boolean): void {
    takeOver();
    for (const place of store.keys()) {
      const [first, person = '', kind = ''] = place.split('/');
      if (first !== root || !goes(person, kind)) continue;
      store.remove(place);
      release(place);
    }
    notify();
  }

  return {
    /** Returns the text as it is stored; null where nothing is stored. */
    text,

    /** Returns null where nothing is stored, or nothing readable. */
    read: (person: string, kind: Kind, key: string): unknown => parse(text(person, kind, key)),

    write(person: string, kind: Kind, key: string, value: unknown): void {
      const place = placeOf(person, kind, key);
      if (!begun) takeOver();
      if (store.set(place, JSON.stringify(value))) release(place);
      notify();
    },

    remove(person: string, kind: Kind, key: string): void {
      const place = placeOf(person, kind, key);
      store.remove(place);
      release(place);
      notify();
    },

    /** Returns the keys of one person's values that begin with `begin`, in order. */
    keys(person: string, kind: Kind, begin = ''): string[] {
      if (!begun) takeOver();
      const place = placeOf(person, kind, '');
      const keys = store.keys().filter((key) => key.startsWith(place + begin));
      return keys.map((key) => key.slice(place.length)).toSorted();
    },

    /** Removes the values of this kind of everybody but this person; with null, of everybody. */
    keepOnly: (user_id: string | null, kind: Kind): void =>
      removePlaces((person, of) => person !== user_id && of === kind),

    /** Removes everything about a person, at their sign-out. */
    drop: (user_id: string): void => removePlaces((person) => person === user_id),

    /** Calls `listener` after each change in any tab; returns the function that removes `listener`. */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store of this device, shared by all its tabs. */
export const ownStore = makeOwnStore(deviceStore);

function placeOf(person: string, kind: Kind, key: string): string {
  return [root, person, kind, key].join('/');
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
