import { useEffect, useState } from 'react';
import { noteTakes } from '#web/queries/device-takes.ts';
import { deleteTakes, keepTake, readTakes, type StoredTake } from './take-store.ts';

/** The person's takes, newest first, also those that this browser could not keep, which go with the page. */
export function useTakes(person: string) {
  const [takes, setTakes] = useState<readonly StoredTake[]>([]);
  /** Takes that live in this page alone. */
  const [unkept, setUnkept] = useState<readonly string[]>([]);

  useEffect(() => {
    let current = true;
    void readTakes(person).then((read) => current && setTakes(read));
    return () => {
      current = false;
    };
  }, [person]);

  return {
    takes,
    unkept,
    /** Keeps a take, new or changed; false when this browser can't. */
    async keep(take: StoredTake): Promise<boolean> {
      const worked = await keepTake(take);
      if (worked) noteTakes();
      else setUnkept((before) => [...before, take.id]);
      const stored = worked ? await readTakes(person) : [];
      setTakes((before) => (worked ? stored : [take, ...before.filter(({ id }) => id !== take.id)]));
      return worked;
    },
    async remove(gone: readonly StoredTake[]): Promise<boolean> {
      const ids = gone.map(({ id }) => id);
      const worked = await deleteTakes(({ id }) => ids.includes(id));
      const left = ids.every((id) => unkept.includes(id)) || worked;
      if (left) setTakes((before) => before.filter(({ id }) => !ids.includes(id)));
      return left;
    },
  };
}
