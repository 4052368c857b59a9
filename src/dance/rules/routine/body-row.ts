// A row has all numbers of the body at one moment (channels.ts). This file writes keys of moves into rows.

import { type Arm, handPlace } from '#dance/content/routine/hand-places.ts';
import type { Hand, Shape } from '#dance/content/routine/notation.ts';
import { stance } from '#dance/content/routine/stance.ts';
import { armChannels, armStart, type Channel, channel, channelCount } from './channels.ts';
import { actionOf } from './foot-writer.ts';

export type Row = Float64Array<ArrayBuffer>;

/** The row of the house stance, from which every move begins. */
export function stanceRow(): Row {
  return applyKey(new Float64Array(channelCount), stance);
}

/** A copy of `row` with the numbers that the key changes, but without its turn: the compiler adds the facing. */
export function applyKey(row: Row, key: Shape): Row {
  const changed = row.slice();
  const implied = { weight: steppedWeight(key), shrug_left: key.shrug, shrug_right: key.shrug };
  for (const name of named) {
    const value = key[name] ?? (implied as Partial<Record<Channel, number>>)[name];
    if (value !== undefined) changed[channel[name]] = value;
  }
  applyHand(changed, armStart.left, key.left_hand ?? key.hands);
  applyHand(changed, armStart.right, key.right_hand ?? key.hands);
  return changed;
}

const named = Object.keys(channel).filter((name) => name !== 'facing') as Exclude<Channel, 'facing'>[];

/** The whole pose of the arm that a key gives as a hand. */
export function armOf(hand: Hand): Arm {
  return typeof hand === 'string' ? handPlace(hand) : { ...handPlace(hand[0]), ...hand[1] };
}

function applyHand(row: Row, start: number, hand: Hand | undefined): void {
  if (!hand) return;
  const arm = armOf(hand);
  armChannels.forEach((name, index) => {
    row[start + index] = arm[name];
  });
}

/**
 * The weight of a key that does not name it: most of it on the foot that steps, all of it off a foot that ends in the
 * air or only touches the floor, and equal on both if both feet act. Undefined if no foot acts.
 */
function steppedWeight({ left, right }: Shape): number | undefined {
  if (left && right) return 0;
  const foot = left ?? right;
  if (!foot) return undefined;
  const side = left ? 1 : -1;
  const offFloor = ['lift', 'touch', 'heel'].includes(actionOf(foot));
  return offFloor ? -side : side * 0.75;
}
