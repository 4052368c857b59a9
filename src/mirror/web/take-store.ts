// Takes are stored in the browser's own database. They leave the device only when the person saves or shares
// them.

import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import type { VersionName } from '#dance/content/routine/version-names.ts';
import { takesLimit, takesToDrop } from '#mirror/rules/kept-takes.ts';
import type { Range } from '#player/rules/range.ts';
import type { Take } from './take-recorder.ts';

export type StoredTake = Take & {
  id: string;
  /** The signed-in person's id. */
  person: string;
  /** The key of the dance that was danced, made by `danceKey` (use-dance-of.ts). */
  of: string;
  /** The version in which the dance was danced. */
  version: VersionName;
  /** The filmed segment, in seconds of the medium. */
  segment: Range;
  /** Whether the take is shown as in a mirror, because the camera looked at the person. */
  mirrored: boolean;
  /** The moment of filming in epoch milliseconds. */
  recordedAt: number;
  /** Whether the take stays on this device when the person signs out. */
  kept: boolean;
};

interface Takes extends DBSchema {
  takes: { key: string; value: StoredTake; indexes: { person: string } };
}

/** Runs a transaction over all takes; throws when the browser can't store anything. */
async function withTakes<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const database = await openDB<Takes>('takes', 1, {
    upgrade(created) {
      created.createObjectStore('takes', { keyPath: 'id' }).createIndex('person', 'person');
    },
  });
  try {
    const transaction = database.transaction('takes', 'readwrite');
    const [result] = await Promise.all([work(transaction.store), transaction.done]);
    return result;
  } finally {
    database.close();
  }
}

type Store = IDBPObjectStore<Takes, ['takes'], 'takes', 'readwrite'>;

/**
 * Returns the person's takes, newest first; returns no takes when the browser can't store anything (a private window).
 */
export async function readTakes(person: string): Promise<StoredTake[]> {
  try {
    const takes = await withTakes((store) => store.index('person').getAll(person));
    return takes.sort((a, b) => b.recordedAt - a.recordedAt);
  } catch {
    return [];
  }
}

/**
 * Stores `take`, and deletes the oldest takes of all people so that the new take fits; returns false when the browser
 * can't store the take.
 */
export async function keepTake(take: StoredTake, limit = takesLimit): Promise<boolean> {
  try {
    await withTakes(async (store) => {
      const others = (await store.getAll()).filter(({ id }) => id !== take.id);
      const sizes = others.map(({ id, film, recordedAt }) => ({ id, bytes: film.size, recordedAt }));
      for (const { id } of takesToDrop(sizes, take.film.size, limit)) await store.delete(id);
      await store.put(take);
    });
    return true;
  } catch {
    return false;
  }
}

/** Deletes the takes for which `drop` returns true; returns false when the browser can't delete them. */
export async function deleteTakes(drop: (take: StoredTake) => boolean): Promise<boolean> {
  try {
    await withTakes(async (store) => {
      for (const take of await store.getAll()) if (drop(take)) await store.delete(take.id);
    });
    return true;
  } catch {
    return false;
  }
}
