import { useEffect, useRef } from 'react';
import { isActive } from '#rules/player/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** Calls `draw` before every frame while the player moves, and after every change. */
export function useFrame(draw: () => void): void {
  const player = usePlayer();
  const moves = usePlayerState(isActive);
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
    draw();
  });
  useEffect(() => player.subscribe(() => latest.current()), [player]);
  useEffect(() => {
    if (!moves) return;
    let frame = requestAnimationFrame(function again() {
      latest.current();
      frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, [moves]);
}
