// The motion of one house move that is repeated without end, for the little moving pictures in the operator's choice of
// moves.

import { countSeconds } from '#dance/content/routine/routine.ts';
import { type Room, roomOf } from '#dance/rules/routine/camera/room.ts';
import type { Shot } from '#dance/rules/routine/camera/shots.ts';
import { MoveWriter } from '#dance/rules/routine/compile-routine.ts';
import type { Pose } from '#dance/rules/routine/pose.ts';
import { poseOf } from '#dance/rules/routine/pose-of.ts';
import { moveOf } from './pieces.ts';
import type { HouseCall } from './stretches.ts';

export type MoveMotion = {
  /** The pose at a second; after its end the move starts again. */
  poseAt: (second: number) => Pose;
  /** The shot that shows the whole move in a square picture without moving the camera. */
  shot: Shot;
};

/** Number of times that the body's room in the picture is measured in a count. */
const looks = 2;
/** The picture's size divided by the body's, so that a little space stays free around the body. */
const margin = 1.06;

const made = new Map<HouseCall, MoveMotion>();

/** The motion of a move, made when it is first asked for. */
export function moveMotion(call: HouseCall): MoveMotion {
  const known = made.get(call) ?? make(call);
  made.set(call, known);
  return known;
}

function make(call: HouseCall): MoveMotion {
  const move = moveOf({ call, counts: Number.POSITIVE_INFINITY }, 'full');
  const writer = new MoveWriter();
  writer.write(0, move);
  const timeline = writer.timeline(countSeconds, move.counts);
  const seconds = move.counts * countSeconds;
  const poseAt = (second: number) => poseOf(timeline, second % seconds);
  const rooms = Array.from({ length: move.counts * looks }, (_, index) =>
    roomOf(poseAt((index / looks) * countSeconds), false),
  );
  return { poseAt, shot: shotAround(rooms) };
}

function shotAround(rooms: readonly Room[]): Shot {
  const left = Math.min(...rooms.map((room) => room.left));
  const right = Math.max(...rooms.map((room) => room.right));
  const low = Math.min(...rooms.map((room) => room.low));
  const high = Math.max(...rooms.map((room) => room.high));
  const tall = margin * Math.max(high - low, right - left);
  return { middle: (left + right) / 2, low: low - (tall - (high - low)) / 4, tall };
}
