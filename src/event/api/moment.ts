// The calls that everybody's pages make within the same minutes of the event: for the server's time, and for rooms. The
// server answers these calls before anything else, without session and database. This file is plain data, because the
// web loads it. The contract's other operations are in routes.ts.

import type { Area } from '#event/rules/crowd.ts';
import { roomName } from '#event/rules/room-name.ts';

/** The path of the server's time. A GET answers epoch milliseconds as text. */
export const nowPath = '/api/now';

/**
 * A header of the answer at `nowPath`: the next event's instant in epoch milliseconds. The header is absent without an
 * event.
 */
export const eventHeader = 'event-at';

/**
 * A beat: the message by which a page in a room says once in each bucket that it is there. The answer is the
 * crowd (src/event/rules/crowd.ts).
 */
export type Beat = {
  /** A random whole number below `seats`, new with each visit, by which the server tells pages apart when it counts. */
  seat: number;
  area: Area;
  /**
   * Number of people at this screen, if two or more. A beat with this number needs the pass that a crew's leader gets
   * (standInRoom).
   */
  people?: number;
  pass?: string;
};

/** The part of a beat that lets a page count for several people. */
export type Standing = Pick<Beat, 'seat' | 'people' | 'pass'>;

export const seats = 2 ** 31;

/** Returns the path to which a page POSTs its beats. `start` is the start of the room in epoch milliseconds. */
export function beatPath(start: number): string {
  return `/api/rooms/${roomName(start)}/beat`;
}

/** Returns the path at which a page GETs the crowd of a room. */
export function crowdPath(start: number): string {
  return `/api/rooms/${roomName(start)}/crowd`;
}

/** Matches the room's name and the call in the paths of `beatPath` and `crowdPath`. */
export const roomCall = /^\/api\/rooms\/([^/]+)\/(beat|crowd)$/;
