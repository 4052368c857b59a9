import { useEffect, useState } from 'react';
import { type Dance, houseDance } from '#dance/rules/routine/dance.ts';
import type { StoredTake } from './take-store.ts';

/** The dance that a take is to be compared with: its own version. Null for a video, and until the version is fetched. */
export function useDanceOf({ of, version }: StoredTake): Dance | null {
  const [fetched, setFetched] = useState<Dance | null>(null);

  useEffect(() => {
    if (version === 'full') return;
    let current = true;
    // A version that can't be had leaves the take without ghost and curve.
    import('#dance/rules/routine/versions/dance-in.ts').then(
      ({ danceIn }) => current && setFetched(danceIn(version)),
      () => undefined,
    );
    return () => {
      current = false;
      setFetched(null);
    };
  }, [version]);

  if (of !== 'dance') return null;
  return version === 'full' ? houseDance : fetched;
}
