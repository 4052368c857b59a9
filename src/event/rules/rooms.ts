// Rooms in which everybody dances the whole dance at the same moment. A room is nothing but its start: it is
// computed, never stored. Instants are in epoch milliseconds, positions in seconds.

import { parseInstant } from '#event/rules/event-date.ts';

/** The length of the event's dance, and the time before the dance in which its room is open, both in seconds. */
export const danceSeconds = 360;
export const waitSeconds = 900;

export type RoomPhase = 'closed' | 'waiting' | 'dancing' | 'over';

const hour = 3_600_000;
const day = 24 * hour;

/** Returns the length of a room's dance in seconds; an operator's own dance may be longer than the event's. */
export function roomLasts({ dance_seconds = danceSeconds }: { dance_seconds?: number | undefined }): number {
  return dance_seconds;
}

/** Returns the position in a room's dance at `now`, in seconds: negative before its start. */
export function placeIn(start: number, now: number): number {
  return (now - start) / 1000;
}

/** Returns phase and position of the room that starts at `start`, with a dance of `lasts` seconds. */
export function roomAt(start: number, now: number, lasts: number): { phase: RoomPhase; position: number } {
  const position = placeIn(start, now);
  if (position < -waitSeconds) return { phase: 'closed', position };
  if (position < 0) return { phase: 'waiting', position };
  return { phase: position < lasts ? 'dancing' : 'over', position };
}

/** Returns the start of the hourly room (on the full hour, UTC) that is dancing now or comes next. */
export function hourRoom(now: number, lasts: number): number {
  return (Math.floor((now - lasts * 1000) / hour) + 1) * hour;
}

/** Returns the start of the room for `now`: the event's official room while it is open, else the hourly room. */
export function roomNow(now: number, official: number | null, lasts: number): number {
  const open = official !== null && ['waiting', 'dancing'].includes(roomAt(official, now, lasts).phase);
  return open ? official : hourRoom(now, lasts);
}

export type RoomProblem = 'not_an_instant' | 'not_a_whole_minute' | 'out_of_range';

/** Reads the start in `?at=`: ISO 8601 in any zone, a whole minute, at most a day ago or 400 days ahead. */
export function roomFromAddress(at: string, now: number): { start: number } | { problem: RoomProblem } {
  // In a query a plus sign is read as a space. A space after a colon was the plus sign of an offset; a space
  // before the first colon separates date and time.
  const start = parseInstant(at.trim().replace(/(:[^:]*) (\d\d(?::?\d\d)?)$/, '$1+$2'), 'none');
  if (start === null) return { problem: 'not_an_instant' };
  if (start % 60_000 !== 0) return { problem: 'not_a_whole_minute' };
  const ahead = start - now;
  return ahead < -day || ahead > 400 * day ? { problem: 'out_of_range' } : { start };
}
