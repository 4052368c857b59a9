// The links that subjects put on pages of other subjects; those pages also look right without them.

import { classPlaces } from '#class/rules/paths.ts';
import { crewPlaces } from '#crew/rules/paths.ts';
import type { Place, Slot } from '#platform/rules/place.ts';
import { roomPath, togetherPlaces } from '#together/rules/paths.ts';

const placesOf: Readonly<Record<string, readonly Place[]>> = {
  together: togetherPlaces,
  crew: crewPlaces,
  class: classPlaces,
};

/** Returns the links of a slot; `off` has the names of switched-off subjects. */
export function placesIn(slot: Slot, off: readonly string[] = []): readonly Place[] {
  return Object.entries(placesOf)
    .filter(([subject]) => !off.includes(subject))
    .flatMap(([, places]) => places)
    .filter((place) => place.in.includes(slot));
}

type RoomPath = (start: number, more?: Readonly<Record<string, string>>) => string;

/** The page of a room, for subjects that link to rooms. */
const roomPaths: Readonly<Record<string, RoomPath>> = {
  together: roomPath,
};

/**
 * Returns the page of the room that starts at `start`, in epoch milliseconds; `more` is added to its query, for parts
 * of other subjects. Returns null where rooms do not exist or are switched `off`.
 */
export function roomPage(
  start: number,
  more?: Readonly<Record<string, string>>,
  off: readonly string[] = [],
): string | null {
  const [first] = Object.entries(roomPaths).filter(([subject]) => !off.includes(subject));
  return first?.[1](start, more) ?? null;
}
