// The calls of the moment: everybody's pages make them within the same minutes, so the server answers them before anything
// else, without session and database. Plain data, because the web ships it; the contract's other operations are in routes.ts.

import type { Area } from '#event/rules/crowd.ts';
import { roomName } from '#event/rules/room-name.ts';

/** GET: the server's time, epoch milliseconds as text. */
export const nowPath = '/api/now';

/** Header of that answer: the instant of the next event in epoch milliseconds; not there without one. */
export const eventHeader = 'event-at';

/** What a page in a room sends once in each bucket; the answer is the crowd (src/event/rules/crowd.ts). */
export type Beat = {
  /** Any whole number below `seats`: names this page to the count, nothing else, and is new with each visit. */
  seat: number;
  area: Area;
  /** Those in front of the page, from two on; only with the pass that a crew's leader gets for them (standInRoom). */
  people?: number;
  pass?: string;
};

/** A page that counts for those in front of it. */
export type Standing = Pick<Beat, 'seat' | 'people' | 'pass'>;

export const seats = 2 ** 31;

/** POST a beat; the room starts at `start`, epoch milliseconds. */
export function beatPath(start: number): string {
  return `/api/rooms/${roomName(start)}/beat`;
}

/** GET the crowd of a room. */
export function crowdPath(start: number): string {
  return `/api/rooms/${roomName(start)}/crowd`;
}

/** The room's name and the call in such a path. */
export const roomCall = /^\/api\/rooms\/([^/]+)\/(beat|crowd)$/;
