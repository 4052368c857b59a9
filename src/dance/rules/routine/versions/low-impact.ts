// Makes a move with low impact: without jump and stomp, and with smaller movements of knees, arms, back and neck. The
// counts, the words and the way over the floor stay.

import type { Foot, Hand, Key, Move } from '#dance/content/routine/notation.ts';
import { armOf } from '../body-row.ts';
import { actionOf } from '../foot-writer.ts';

/** Distance of a foot's home place from the dancer's spot, in centimetres to the foot's own side. */
const home = 13;
/** Shares of the written numbers that remain. */
const gentle = { lean: 0.6, bend: 0.75, twist: 0.7, look: 0.8, nod: 0.6, tilt: 0.7, hips: 0.8, push: 0.6 };
/** Limits of knee bends (centimetres) and raised hands (degrees): half of what is written beyond a limit remains. */
const soft = { sink: 8, up: 20 };
/** Reach, as a share of the arm's length, beyond which an arm is stretched: half of what is beyond remains. */
const loose = 0.8;
/** Degrees below which an arm hangs. A hanging arm stays as written. */
const hanging = -45;

/** The same move with low impact. */
export function lowImpact(move: Move): Move {
  return { ...move, keys: move.keys.map(gentleKey) };
}

function gentleKey(key: Key): Key {
  const changed: Record<string, unknown> = { ...key };
  for (const [name, share] of Object.entries(gentle)) {
    const value = key[name as keyof typeof gentle];
    if (value !== undefined) changed[name] = value * share;
  }
  if (key.sink !== undefined) changed.sink = halfOver(key.sink, soft.sink);
  for (const name of ['hands', 'left_hand', 'right_hand'] as const) {
    const hand = key[name];
    if (hand) changed[name] = gentleHand(hand);
  }
  for (const side of ['left', 'right'] as const) {
    const foot = key[side];
    if (foot) changed[side] = gentleFoot(foot);
  }
  // A jump leaves the floor with both feet; in this version both feet stay where they are.
  if (key.left && actionOf(key.left) === 'jump')
    Object.assign(changed, { left: undefined, right: undefined });
  return changed as Key;
}

function gentleHand(hand: Hand): Hand {
  const { up, reach } = armOf(hand);
  if (reach < loose || up < hanging) return hand;
  const [place, own] = typeof hand === 'string' ? [hand, {}] : hand;
  return [place, { ...own, up: halfOver(up, soft.up), reach: halfOver(reach, loose) }];
}

function gentleFoot(foot: Foot): Foot {
  const action = actionOf(foot) === 'stomp' ? 'step' : actionOf(foot);
  if (typeof foot === 'string') return action;
  const [, out = home, ahead = 0, high] = foot;
  const place = [action, home + (out - home) / 2, ahead * 0.7] as const;
  return high === undefined ? place : [...place, high / 2];
}

function halfOver(value: number, limit: number): number {
  return value > limit ? limit + (value - limit) / 2 : value;
}
