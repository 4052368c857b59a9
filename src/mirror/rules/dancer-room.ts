// The room that the dancer takes in the lens's plane over a range of the routine is compared with a person's
// place.

import { type Room, roomOf } from '#dance/rules/routine/camera/room.ts';
import type { Dance } from '#dance/rules/routine/dance.ts';
import type { Range } from '#player/rules/range.ts';

/** Number of looks a second: a body does not leave a place faster. */
const looks = 8;

/**
 * The dancer's room from hands to hands and soles to hair, over the whole range (seconds of the routine), in
 * the version whose poses these are; metres, seen from the front.
 */
export function dancerRoom(poseAt: Dance['poseAt'], range: Range): Room {
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
