// Takes stay on this device, in the browser's own database: they never leave it by themselves.

import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import type { VersionName } from '#dance/content/routine/version-names.ts';
import { takesLimit, takesToDrop } from '#mirror/rules/kept-takes.ts';
import type { Range } from '#player/rules/range.ts';
import type { Take } from './take-recorder.ts';

export type StoredTake = Take & {
  id: string;
  /** The signed-in person's id. */
  person: string;
  /** The danced thing: the house routine, or the step whose video it was. */
  of: string;
  /** Version in which it was danced. */
  version: VersionName;
  /** Segment of its timeline, in seconds. */
  segment: Range;
  /** Whether the take is shown as in a mirror, because the camera looked at the person. */
  mirrored: boolean;
  /** Moment of the film in epoch milliseconds. */
  recordedAt: number;
  /** Whether the take stays on this device when the person signs out. */
  kept: boolean;
};

interface Takes extends DBSchema {
  takes: { key: string; value: StoredTake; indexes: { person: string } };
}

/** Runs one transaction over all takes; throws when the browser keeps nothing. */
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

/** The person's takes, newest first; none when the browser keeps nothing (a private window). */
export async function readTakes(person: string): Promise<StoredTake[]> {
  try {
    const takes = await withTakes((store) => store.index('person').getAll(person));
    return takes.sort((a, b) => b.recordedAt - a.recordedAt);
  } catch {
    return [];
  }
}

/**
 * Keeps `take`, and drops the oldest of all people so that it fits; returns false when the browser can't keep
 * it.
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

/** Deletes the takes that `drop` picks; false when the browser can't. */
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
