// The join of one move to the next: the foot that has the weight there, and the speed that the body needs.

import { countSeconds } from '#dance/content/routine/routine.ts';
import { applyKey, stanceRow } from '#dance/rules/routine/body-row.ts';
import { channel } from '#dance/rules/routine/channels.ts';
import { poseOf } from '#dance/rules/routine/pose-of.ts';
import type { Timeline } from '#dance/rules/routine/timeline.ts';
import { fastestJoint } from '#dance/rules/routine/too-fast.ts';
import { moveOf, type Piece } from './pieces.ts';
import type { HouseCall } from './stretches.ts';

/** The value of `weight` (-1 all on the right foot, 1 all on the left) beyond which one foot has the weight. */
const heavy = 0.7;

/** The foot that has the weight at the end of a piece; null where the weight is on both feet. */
export function footWithWeight(piece: Pick<Piece, 'call' | 'counts'>): 'left' | 'right' | null {
  const end = moveOf(piece, 'full').keys.reduce(applyKey, stanceRow());
  const weight = end[channel.weight] ?? 0;
  if (weight > heavy) return 'left';
  return weight < -heavy ? 'right' : null;
}

/** The foot with which a move begins; null if the move's first key names both feet or none. */
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

/** Counts before the beginning of a move in which the body moves into it. */
const way = 0.85;
/** Number of times that the body's speed is measured in a count. */
const looks = 16;

/**
 * The highest speed of the body on its way into the move that begins on count `start`, at the house routine's tempo, as
 * a share of a beginner's fastest speed.
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
