// Gives a foot's place at a beat. A foot is on a journey or planted. A planted foot may turn, and its heel may rise,
// but its ball has to keep its place.

import type { FootAction } from '#dance/content/routine/notation.ts';
import { lastBegun } from './last-begun.ts';
import type { FootMove, FootPlace } from './timeline.ts';

/** A foot's place, whether its ball stays in place on the floor, and how much weight it can bear: 0 in the air to 1. */
export type FootNow = FootPlace & { planted: boolean; bears: number };

/** Metres by which the foot rises above the straight line in the middle of a journey. */
const arcs: Partial<Record<FootAction, number>> = { step: 0.09, stomp: 0.22, jump: 0.16, lift: 0.03 };
/** Degrees by which the heel rises in the middle of a journey. */
const heels: Partial<Record<FootAction, number>> = { step: 32, stomp: 20, jump: 30, drag: 38, lift: 25 };

/**
 * The foot at `beat`. Before the first journey the foot is where that journey begins, and after a journey where that
 * journey ended.
 */
export function sampleFoot(moves: readonly FootMove[], beat: number): FootNow {
  const begun = lastBegun(moves.length, beat, (index) => (moves[index] as FootMove).start);
  const move = moves[Math.max(0, begun)] as FootMove;
  const x = move.end > move.start ? Math.max(0, (beat - move.start) / (move.end - move.start)) : 1;
  if (x >= 1) return { ...move.to, planted: move.to.high === 0, bears: move.to.high === 0 ? 1 : 0 };
  const { from, to, action } = move;
  const u = travelled(action, x);
  const arc = Math.sin(Math.PI * (action === 'stomp' ? x ** 0.8 : x));
  return {
    x: from.x + (to.x - from.x) * u,
    z: from.z + (to.z - from.z) * u,
    yaw: from.yaw + (to.yaw - from.yaw) * u,
    high: from.high + (to.high - from.high) * u + (arcs[action] ?? 0) * arc ** 1.5,
    heel: from.heel + (to.heel - from.heel) * u + (heels[action] ?? 0) * arc * arc,
    planted: stays(move),
    bears: bearing(move, x),
  };
}

function bearing(move: FootMove, x: number): number {
  if (stays(move) || move.action === 'slide') return 1;
  const grounded = (x < 0.5 ? move.from : move.to).high === 0;
  return grounded ? Math.max(0, 1 - 4 * Math.sin(Math.PI * x)) : 0;
}

/**
 * Whether the foot stays planted during a journey, as when it turns or rises on its ball. If its place changes although
 * it is planted, check-motion.ts reports a slide.
 */
function stays({ from, to, action }: FootMove): boolean {
  if (action === 'pivot' || action === 'ball') return true;
  const lifted = action in arcs || from.high > 0 || to.high > 0;
  return !lifted && Math.hypot(from.x - to.x, from.z - to.z) < 1e-6;
}

function travelled(action: FootAction, x: number): number {
  const late = action === 'drag' ? x ** 1.5 : x;
  return late * late * (3 - 2 * late);
}
