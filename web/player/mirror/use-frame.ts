import { useEffect, useRef } from 'react';
import { usePlayerState } from '../use-player.ts';

/** Calls `draw` before every frame while the player moves, and once after every change. */
export function useFrame(draw: () => void): void {
  const moves = usePlayerState((state) => ['playing', 'waiting'].includes(state.phase.name));
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
    draw();
  });
  useEffect(() => {
    if (!moves) return;
    let frame = requestAnimationFrame(function again() {
      latest.current();
      frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, [moves]);
}
