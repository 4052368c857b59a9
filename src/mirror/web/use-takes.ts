import { useEffect, useState } from 'react';
import { noteTakes } from '#mirror/web/device-takes.ts';
import { deleteTakes, keepTake, readTakes, type StoredTake } from './take-store.ts';

/**
 * Returns the person's takes, newest first. Takes that this browser could not store are `loose`: they are lost when
 * the page is left.
 */
export function useTakes(person: string) {
  const [stored, setStored] = useState<readonly StoredTake[]>([]);
  const [loose, setLoose] = useState<readonly StoredTake[]>([]);

  useEffect(() => {
    let current = true;
    void readTakes(person).then((read) => current && setStored(read));
    return () => {
      current = false;
    };
  }, [person]);

  return {
    takes: [...loose, ...stored],
    loose,
    /** Stores a new or changed take; returns false when this browser can't. */
    async keep(take: StoredTake): Promise<boolean> {
      const worked = await keepTake(take);
      if (worked) {
        noteTakes();
        setStored(await readTakes(person));
      }
      const isNew = !worked && !stored.some(({ id }) => id === take.id);
      setLoose((before) => [...(isNew ? [take] : []), ...before.filter(({ id }) => id !== take.id)]);
      return worked;
    },
    async remove(gone: readonly StoredTake[]): Promise<boolean> {
      const isGone = ({ id }: StoredTake) => gone.some((one) => one.id === id);
      const worked = !stored.some(isGone) || (await deleteTakes(isGone));
      const left = (before: readonly StoredTake[]) => before.filter((take) => !isGone(take));
      setLoose(left);
      if (worked) setStored(left);
      return worked;
    },
  };
}
