// The join of one move to the next: the foot that has the weight, and how fast the body has to move.

import { countSeconds } from '#dance/content/routine/routine.ts';
import { applyKey, stanceRow } from '#dance/rules/routine/body-row.ts';
import { channel } from '#dance/rules/routine/channels.ts';
import { poseOf } from '#dance/rules/routine/pose-of.ts';
import type { Timeline } from '#dance/rules/routine/timeline.ts';
import { fastestJoint } from '#dance/rules/routine/too-fast.ts';
import { moveOf, type Piece } from './pieces.ts';
import type { HouseCall } from './stretches.ts';

/** The share of the weight beyond which a foot has it. */
const heavy = 0.7;

/** The foot that has the weight at the end of a piece; null where both feet carry. */
export function footWithWeight(piece: Pick<Piece, 'call' | 'counts'>): 'left' | 'right' | null {
  const end = moveOf(piece, 'full').keys.reduce(applyKey, stanceRow());
  const weight = end[channel.weight] ?? 0;
  if (weight > heavy) return 'left';
  return weight < -heavy ? 'right' : null;
}

/** The one foot that a move begins with; null for both or none. */
export function steppingFoot(call: HouseCall): 'left' | 'right' | null {
  const [first] = moveOf({ call, counts: Number.POSITIVE_INFINITY }, 'full').keys;
  if (!first || (first.left && first.right)) return null;
  if (first.left) return 'left';
  return first.right ? 'right' : null;
}

type Join = { start: number; from: HouseCall; to: HouseCall };

const known = new Map<string, number>();

/**
 * The fastest tempo (beats a minute) at which a beginner can go from the move `from` to the move `to`, measured in a
 * composed dance in which `to` begins at the count `start`.
 */
export function joinTempo(timeline: Timeline, { start, from, to }: Join): number {
  const key = `${from} ${to}`;
  const tempo = known.get(key) ?? Math.floor(60 / countSeconds / farthest(timeline, start));
  known.set(key, tempo);
  return tempo;
}

/** Counts that the body takes on its way into a move, before the move begins; and measurements in a count. */
const way = 0.85;
const looks = 16;

/**
 * The share of a beginner's fastest speed that the body reaches on its way into a move, at the house routine's
 * tempo.
 */
function farthest(timeline: Timeline, start: number): number {
  const first = Math.floor((start - way) * looks);
  let before = poseOf(timeline, (first / looks) * countSeconds);
  let most = 0;
  for (let look = first + 1; look <= start * looks; look += 1) {
    const now = poseOf(timeline, (look / looks) * countSeconds);
    most = Math.max(most, fastestJoint(before, now, countSeconds / looks).share);
    before = now;
  }
  return most;
}
