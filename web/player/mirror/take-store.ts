// Takes on this device, in the browser's own database: they never leave it by themselves.

import { type DBSchema, openDB } from 'idb';
import { takesLimit, takesToDrop } from '#rules/mirror/kept-takes.ts';
import type { Take } from './take-recorder.ts';

/** Which part of the dance was filmed: seconds of the routine. */
export type Segment = { start: number; end: number };

export type StoredTake = Take & {
  id: string;
  /** The signed-in person's id. */
  person: string;
  segment: Segment;
  /** Epoch milliseconds. */
  recordedAt: number;
  /** Stays on this device when the person signs out. */
  kept: boolean;
};

interface Takes extends DBSchema {
  takes: { key: string; value: StoredTake; indexes: { person: string } };
}

const open = () =>
  openDB<Takes>('takes', 1, {
    upgrade(database) {
      database.createObjectStore('takes', { keyPath: 'id' }).createIndex('person', 'person');
    },
  });

/** The person's takes, newest first; none where the browser keeps nothing (a private window). */
export async function readTakes(person: string): Promise<StoredTake[]> {
  try {
    const database = await open();
    const takes = await database.getAllFromIndex('takes', 'person', person);
    database.close();
    return takes.sort((a, b) => b.recordedAt - a.recordedAt);
  } catch {
    return [];
  }
}

/** Keeps `take`, and drops the oldest of all people so that it fits; false when the browser can't keep it. */
export async function keepTake(take: StoredTake, limit = takesLimit): Promise<boolean> {
  try {
    const database = await open();
    const transaction = database.transaction('takes', 'readwrite');
    const others = (await transaction.store.getAll()).map(({ id, film, recordedAt }) => ({
      id,
      bytes: film.size,
      recordedAt,
    }));
    await Promise.all([
      ...takesToDrop(others, take.film.size, limit).map(({ id }) => transaction.store.delete(id)),
      transaction.store.put(take),
      transaction.done,
    ]);
    database.close();
    return true;
  } catch {
    return false;
  }
}

/** Deletes the takes that `drop` picks. */
export async function deleteTakes(drop: (take: StoredTake) => boolean): Promise<void> {
  const database = await open();
  const transaction = database.transaction('takes', 'readwrite');
  const gone = (await transaction.store.getAll()).filter(drop);
  await Promise.all([...gone.map(({ id }) => transaction.store.delete(id)), transaction.done]);
  database.close();
}
