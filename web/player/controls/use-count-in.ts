import { useEffect, useState } from 'react';
import { dueOf } from '#rules/player/player-state.ts';
import { beatsPerMinute } from '#rules/player/playing.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** The beat of a count-in as dancers count it: the last one is an eight. Null while nothing is counted in. */
export function useCountIn(): number | null {
  const player = usePlayer();
  const counting = usePlayerState((state) => state.phase.name === 'countingIn');
  const [beat, setBeat] = useState<number | null>(null);

  useEffect(() => {
    if (!counting) return setBeat(null);
    function look() {
      const { rate } = player.getState();
      const left = (dueOf(player.getState()) ?? 0) - performance.now();
      setBeat(9 - Math.max(1, Math.ceil((left / 60_000) * beatsPerMinute * rate)));
    }
    look();
    const timer = window.setInterval(look, 30);
    return () => window.clearInterval(timer);
  }, [player, counting]);

  return beat;
}
