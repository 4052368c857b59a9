// Places that are taken for a while, such as open streams: counted in memory, per process.

import { AppError } from '../http/app-error.ts';

/**
 * Takes a place of `key`; the returned function gives it back, once. Throws too_many_requests where `most` are
 * taken.
 */
export type TakePlace = (key: string) => () => void;

export function makePlaces(most: number): TakePlace {
  const taken = new Map<string, number>();
  return (key) => {
    const before = taken.get(key) ?? 0;
    if (before >= most) throw new AppError('too_many_requests', { retryAfter: 10 });
    taken.set(key, before + 1);
    return () => {
      const left = (taken.get(key) ?? 1) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}
