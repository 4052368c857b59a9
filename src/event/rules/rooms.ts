// Rooms in which everybody dances the whole routine at the same moment. A room is its start instant and
// nothing else: it is computed, never stored. Instants are in epoch milliseconds, positions in seconds.

import { parseInstant } from '#event/rules/event-date.ts';

/** Seconds that the event's dance lasts, and that the doors are open before it. */
export const danceSeconds = 360;
export const waitSeconds = 900;

export type RoomPhase = 'closed' | 'waiting' | 'dancing' | 'over';

const hour = 3_600_000;
const day = 24 * hour;

/** Seconds that the dance of a room lasts: an operator's own may be longer than the event's. */
export function roomLasts({ dance_seconds = danceSeconds }: { dance_seconds?: number | undefined }): number {
  return dance_seconds;
}

/** The place of a room's dance at `now`, in seconds: negative before its start. */
export function placeIn(start: number, now: number): number {
  return (now - start) / 1000;
}

/** The phase of the room that starts at `start` and whose dance lasts `lasts` seconds. */
export function roomAt(start: number, now: number, lasts: number): { phase: RoomPhase; position: number } {
  const position = placeIn(start, now);
  if (position < -waitSeconds) return { phase: 'closed', position };
  if (position < 0) return { phase: 'waiting', position };
  return { phase: position < lasts ? 'dancing' : 'over', position };
}

/** The room of the full hour (UTC) that is danced now, or comes next. */
export function hourRoom(now: number, lasts: number): number {
  return (Math.floor((now - lasts * 1000) / hour) + 1) * hour;
}

/** The room that everybody is in now: the official room while it is open, else the hour's. */
export function roomNow(now: number, official: number | null, lasts: number): number {
  const open = official !== null && ['waiting', 'dancing'].includes(roomAt(official, now, lasts).phase);
  return open ? official : hourRoom(now, lasts);
}

export type RoomProblem = 'not_an_instant' | 'not_a_whole_minute' | 'out_of_range';

/** The start that `?at=` names: ISO 8601, any zone, a whole minute, from a day ago to 400 days ahead. */
export function roomFromAddress(at: string, now: number): { start: number } | { problem: RoomProblem } {
  // In a query a plus sign is read as a space. The space before the time, which no colon precedes, is a real
  // one; later ones were plus signs.
  const start = parseInstant(at.trim().replace(/(:[^:]*) (\d\d(?::?\d\d)?)$/, '$1+$2'), 'none');
  if (start === null) return { problem: 'not_an_instant' };
  if (start % 60_000 !== 0) return { problem: 'not_a_whole_minute' };
  const ahead = start - now;
  return ahead < -day || ahead > 400 * day ? { problem: 'out_of_range' } : { start };
}
