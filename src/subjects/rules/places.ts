// The links that subjects bring to the pages of others, which look right without any.

import { classPlaces } from '#class/rules/paths.ts';
import { crewPlaces } from '#crew/rules/paths.ts';
import type { Place, Slot } from '#platform/rules/place.ts';
import { roomPath, togetherPlaces } from '#together/rules/paths.ts';

const placesOf: Readonly<Record<string, readonly Place[]>> = {
  together: togetherPlaces,
  crew: crewPlaces,
  class: classPlaces,
};

/** Returns the links of a place; `off` are names of subjects that an operator has switched off. */
export function placesIn(slot: Slot, off: readonly string[] = []): readonly Place[] {
  return Object.entries(placesOf)
    .filter(([subject]) => !off.includes(subject))
    .flatMap(([, places]) => places)
    .filter((place) => place.in.includes(slot));
}

type RoomPath = (start: number, more?: Readonly<Record<string, string>>) => string;

/** The page of a room, for subjects that link to one. */
const roomPaths: Readonly<Record<string, RoomPath>> = {
  together: roomPath,
};

/**
 * Returns the page of the room that starts at `start`, epoch milliseconds, with `more` in its query for others' parts
 * in it; null where there are no rooms, or they are switched `off`.
 */
export function roomPage(
  start: number,
  more?: Readonly<Record<string, string>>,
  off: readonly string[] = [],
): string | null {
  const [first] = Object.entries(roomPaths).filter(([subject]) => !off.includes(subject));
  return first?.[1](start, more) ?? null;
}
