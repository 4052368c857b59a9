import { useEffect, useState } from 'react';
import { dueOf } from '#rules/player/player-state.ts';
import { useCopy } from '#web/queries/copy.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** The beats of a count-in as dancers count them: the last one is an eight. */
export function CountInBeats() {
  const label = useCopy('player_count_in');
  const player = usePlayer();
  const beats = usePlayerState((state) => state.extras.countIn);
  const rate = usePlayerState((state) => state.rate);
  const [left, setLeft] = useState(beats);

  useEffect(() => {
    const beatMs = 60_000 / 128 / rate;
    const look = window.setInterval(() => {
      const due = dueOf(player.getState());
      if (due !== null) setLeft(Math.max(1, Math.ceil((due - performance.now()) / beatMs)));
    }, 30);
    return () => window.clearInterval(look);
  }, [player, rate]);

  return (
    <>
      <p>{label}</p>
      <ol className="count-in" aria-hidden="true">
        {Array.from({ length: beats }, (_, index) => 9 - beats + index).map((count) => (
          <li key={count} data-now={count === 9 - left}>
            {count}
          </li>
        ))}
      </ol>
    </>
  );
}
