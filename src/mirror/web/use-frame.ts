import { useEffect, useEffectEvent } from 'react';
import { isActive } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';

/** Calls `draw` after every render and every change of the player, and before every frame while the player moves. */
export function useFrame(draw: () => void): void {
  const player = usePlayer();
  const moves = usePlayerState(isActive);
  const drawLatest = useEffectEvent(draw);
  useEffect(() => draw());
  useEffect(() => player.subscribe(() => drawLatest()), [player]);
  useEffect(() => {
    if (!moves) return;
    let frame = requestAnimationFrame(function again() {
      drawLatest();
      frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, [moves]);
}
