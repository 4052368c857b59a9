// The room that the dancer takes in the lens's plane over a range of the routine: what a person's place is compared with.

import { type Room, roomOf } from '#rules/routine/camera/room.ts';
import { poseAt } from '#rules/routine/pose-at.ts';

/** Looks a second: a body does not leave a place faster. */
const looks = 8;

/** From hands to hands and soles to hair, over the whole range (seconds of the routine); metres, seen from the front. */
export function dancerRoom(range: { start: number; end: number }): Room {
  const rooms = Array.from({ length: Math.ceil((range.end - range.start) * looks) + 1 }, (_, index) =>
    roomOf(poseAt(Math.min(range.end, range.start + index / looks)), false),
  );
  return {
    left: Math.min(...rooms.map(({ left }) => left)),
    right: Math.max(...rooms.map(({ right }) => right)),
    low: Math.min(...rooms.map(({ low }) => low)),
    high: Math.max(...rooms.map(({ high }) => high)),
  };
}
