// The page of a room, for subjects that link to one.

import { roomPath } from '#together/rules/paths.ts';

type RoomPath = (start: number, more?: Readonly<Record<string, string>>) => string;

const roomPaths: Readonly<Record<string, RoomPath>> = {
  together: roomPath,
};

export function hasRooms(): boolean {
  return Object.keys(roomPaths).length > 0;
}

/**
 * The page of the room that starts at `start`, epoch milliseconds, with `more` in its query for what others show in it;
 * null where there are no rooms.
 */
export function roomPage(start: number, more?: Readonly<Record<string, string>>): string | null {
  const [path] = Object.values(roomPaths);
  return path?.(start, more) ?? null;
}
