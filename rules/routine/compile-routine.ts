// Turns the choreographer's words into a timeline that can be sampled at any moment. Runs once; it judges nothing
// (check-routine.ts does) and never asks what time it is.

import { handPlace } from '#content/routine/hand-places.ts';
import {
  type Ease,
  type Foot,
  type Hand,
  type Key,
  type Move,
  phraseCounts,
  type Routine,
} from '#content/routine/notation.ts';
import { stance } from '#content/routine/stance.ts';
import { armChannels, armStart, type Channel, channel, channelCount } from './channels.ts';
import { FootWriter, type Spot } from './foot-writer.ts';
import { mirrorMove } from './mirror-move.ts';
import type { Call, Danced, Timeline } from './timeline.ts';
import { radians } from './vector.ts';

/** Compiles a routine. A call of an unknown move throws a RangeError with its name. */
export function compileRoutine<Name extends string>(routine: Routine<Name>): Timeline<Name> {
  const reached: number[] = [];
  const eases: Ease[] = [];
  const rows: number[] = [];
  const calls: Call[] = [];
  const danced: Danced<Name>[] = [];
  const spot: Spot = { x: 0, z: 0, facing: 0 };
  const left = new FootWriter(1);
  const right = new FootWriter(-1);
  let row = new Float64Array(channelCount);

  routine.phrases.forEach((phrase, index) => {
    let beat = index * phraseCounts;
    for (const call of phrase.moves) {
      const move = calledMove(routine, call);
      danced.push({ beat, counts: move.counts, move: nameOf(call), title: move.title, phrase: index + 1 });
      move.keys.forEach((key, place) => {
        const on = beat + key.on - 1;
        const hurried = place === 0 && bringHome(on, key, spot, left, right);
        moveSpot(spot, key);
        row =
          place === 0
            ? applyKey(applyKey(new Float64Array(channelCount), stance), key)
            : applyKey(row.slice(), key);
        row[channel.facing] = spot.facing;
        if (key.left) left.write(on, key.left, spot, hurried ? 0.5 : 1);
        if (key.right) right.write(on, key.right, spot, hurried ? 0.5 : 1);
        reached.push(on);
        eases.push(key.ease ?? 'lurch');
        rows.push(...row);
        if (key.say) calls.push({ beat: on, cue: key.say, title: move.title });
      });
      beat += move.counts;
    }
  });

  return {
    secondsPerBeat: 60 / routine.beats_per_minute,
    beats: routine.phrases.length * phraseCounts,
    reached: Float64Array.from(reached),
    eases,
    rows: Float64Array.from(rows),
    feet: { left: left.moves, right: right.moves },
    calls,
    danced,
  };
}

/**
 * A move begins, and a foot that its first key does not name steps home; when the other foot steps as well, half a beat
 * ahead of it, so that there is always one to stand on. True when the other must hurry for that.
 */
function bringHome(
  on: number,
  { left, right }: Key,
  spot: Spot,
  leftFoot: FootWriter,
  rightFoot: FootWriter,
): boolean {
  const astray = [!left && leftFoot, !right && rightFoot].filter(
    (foot) => foot !== false && !foot.isHome(spot),
  );
  const hurried = left !== undefined || right !== undefined || astray.length > 1;
  astray.forEach((foot, index) => {
    if (foot) foot.write(hurried && index === 0 ? on - 0.5 : on, 'step', spot, hurried ? 0.5 : 1);
  });
  return hurried && astray.length > 0;
}

/** The move that a phrase calls, mirrored when the call says so. Throws a RangeError when there is none. */
export function calledMove<Name extends string>(routine: Routine<Name>, call: Name | `~${Name}`): Move {
  const move = routine.moves[nameOf<Name>(call)];
  if (!move) throw new RangeError(`unknown move: ${call}`);
  return call.startsWith('~') ? mirrorMove(move) : move;
}

function nameOf<Name extends string>(call: Name | `~${Name}`): Name {
  return call.replace('~', '') as Name;
}

function moveSpot(spot: Spot, key: Key): void {
  spot.facing += key.face ?? 0;
  const [side, ahead] = key.go ?? [0, 0];
  const [sin, cos] = [Math.sin(radians(spot.facing)), Math.cos(radians(spot.facing))];
  spot.x += (side * cos + ahead * sin) / 100;
  spot.z += (ahead * cos - side * sin) / 100;
}

const written = Object.keys(channel).filter((name) => name !== 'facing') as Exclude<Channel, 'facing'>[];

function applyKey(row: Float64Array<ArrayBuffer>, key: Omit<Key, 'on'>): Float64Array<ArrayBuffer> {
  const shrugs = { shrug_left: key.shrug, shrug_right: key.shrug };
  const values: Partial<Record<Channel, number>> = {
    weight: steppedWeight(key),
    ...shrugs,
    ...withoutGaps(key),
  };
  for (const name of written) {
    const value = values[name];
    if (value !== undefined) row[channel[name]] = value;
  }
  applyHand(row, armStart.left, key.left_hand ?? key.hands);
  applyHand(row, armStart.right, key.right_hand ?? key.hands);
  return row;
}

function withoutGaps(key: Omit<Key, 'on'>): Partial<Record<Channel, number>> {
  return Object.fromEntries(Object.entries(key).filter(([, value]) => typeof value === 'number'));
}

function applyHand(row: Float64Array, start: number, hand: Hand | undefined): void {
  if (!hand) return;
  const [place, changes] = typeof hand === 'string' ? [hand, {}] : hand;
  const arm = { ...handPlace(place), ...changes };
  armChannels.forEach((name, index) => {
    row[start + index] = arm[name];
  });
}

/** Where the weight goes when the key does not say: onto the foot that steps, off the foot that lifts or touches. */
function steppedWeight({ left, right }: Omit<Key, 'on'>): number | undefined {
  if (left && right) return 0;
  const foot = left ?? right;
  if (!foot) return undefined;
  const side = left ? 1 : -1;
  return offFloor(foot) ? -side : side * 0.75;
}

function offFloor(foot: Foot): boolean {
  const action = typeof foot === 'string' ? foot : foot[0];
  return action === 'lift' || action === 'touch' || action === 'heel';
}
