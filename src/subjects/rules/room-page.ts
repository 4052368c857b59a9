// The page of a room, for subjects that link to one.

import { roomPath } from '#together/rules/paths.ts';

type RoomPath = (start: number, more?: Readonly<Record<string, string>>) => string;

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
