import { useRef } from 'react';
import { dueOf } from '#rules/player/player-state.ts';
import { timing } from '#rules/player/timing.ts';
import { useFrame, usePlayer } from '../use-player.ts';

/** The pause between two repetitions, emptying. */
export function WaitRing() {
  const player = usePlayer();
  const arc = useRef<SVGCircleElement>(null);
  useFrame(() => {
    const due = dueOf(player.getState());
    const left = due === null ? 0 : Math.max(0, (due - performance.now()) / timing.loopPauseMs);
    arc.current?.setAttribute('stroke-dashoffset', String(100 - left * 100));
  });
  return (
    <svg className="wait-ring" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="16" className="wait-ring-track" />
      <circle
        ref={arc}
        cx="20"
        cy="20"
        r="16"
        pathLength="100"
        strokeDasharray="100"
        className="wait-ring-left"
      />
    </svg>
  );
}
