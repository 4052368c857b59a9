// The space that the dancer takes over a range of the routine, in the plane of the camera. This space is compared with
// a person's space in a film.

import { type Room, roomOf } from '#dance/rules/routine/camera/room.ts';
import type { Dance } from '#dance/rules/routine/dance.ts';
import type { Range } from '#player/rules/range.ts';

/** Number of poses that are measured per second; between two of these poses a body hardly changes its place. */
const looks = 8;

/**
 * Returns the dancer's space in metres over a range in seconds of the routine, seen from the front: from hand to hand
 * and from soles to hair. `poseAt` gives the poses of the danced version.
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
