// The calls of the moment: everybody's pages make them within the same minutes, so the server answers them
// before anything else, without session and database. They are plain data, because the web ships it; the
// contract's other operations are in routes.ts.

import type { Area } from '#event/rules/crowd.ts';
import { roomName } from '#event/rules/room-name.ts';

/** The path of GET for the server's time, epoch milliseconds as text. */
export const nowPath = '/api/now';

/**
 * The header of that answer with the instant of the next event in epoch milliseconds; absent without an
 * event.
 */
export const eventHeader = 'event-at';

/**
 * A beat, which a page in a room sends once in each bucket; the answer is the crowd
 * (src/event/rules/crowd.ts).
 */
export type Beat = {
  /**
   * Seat of the page, any whole number below `seats`: it only tells pages apart in the count, and is new with
   * each visit.
   */
  seat: number;
  area: Area;
  /**
   * Number of people in front of the page, from two on; only with the pass that a crew's leader gets for them
   * (standInRoom).
   */
  people?: number;
  pass?: string;
};

/** The part of a beat that lets a page count for the people in front of it. */
export type Standing = Pick<Beat, 'seat' | 'people' | 'pass'>;

export const seats = 2 ** 31;

/** The path of POST for a beat; the room starts at `start`, epoch milliseconds. */
export function beatPath(start: number): string {
  return `/api/rooms/${roomName(start)}/beat`;
}

/** The path of GET for the crowd of a room. */
export function crowdPath(start: number): string {
  return `/api/rooms/${roomName(start)}/crowd`;
}

/** The room's name and the call in such a path. */
export const roomCall = /^\/api\/rooms\/([^/]+)\/(beat|crowd)$/;
