// At each beat a foot is on a journey or planted. A planted foot may turn or rise, but its ball has to keep its place.

import type { FootAction } from '#dance/content/routine/notation.ts';
import { lastBegun } from './last-begun.ts';
import type { FootMove, FootPlace } from './timeline.ts';

/** A foot's place, whether its ball stays in place on the floor, and how much weight it can bear: 0 in the air to 1. */
export type FootNow = FootPlace & { planted: boolean; bears: number };

/** Metres that a journey rises above the floor. */
const arcs: Partial<Record<FootAction, number>> = { step: 0.09, stomp: 0.22, jump: 0.16, lift: 0.03 };
/** Degrees the heel lifts on the way. */
const heels: Partial<Record<FootAction, number>> = { step: 32, stomp: 20, jump: 30, drag: 38, lift: 25 };

/** The foot at `beat`; before its first journey and after its last it stands where they begin and end. */
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
 * Whether the foot stays planted: it may turn or rise in its place. Where it also changes its place,
 * check-motion.ts reports a slide.
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
