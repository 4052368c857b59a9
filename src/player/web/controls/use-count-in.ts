import { useEffect, useState } from 'react';
import { countedBeat } from '#player/rules/next-count.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** The beat of a count-in as dancers count it. Null while nothing is counted. */
export function useCountIn(): number | null {
  const player = usePlayer();
  const counting = usePlayerState(({ phase }) => phase.name === 'countingIn' || phase.name === 'waiting');
  const [beat, setBeat] = useState<number | null>(null);

  useEffect(() => {
    if (!counting) return setBeat(null);
    const look = () => setBeat(countedBeat(player.getState(), performance.now()));
    look();
    const timer = window.setInterval(look, 30);
    return () => window.clearInterval(timer);
  }, [player, counting]);

  return beat;
}
