import { paths } from '#subjects/rules/paths.ts';

/** How an address spells a start: '2027-10-30T22:00Z'. */
export function roomName(start: number): string {
  return `${new Date(start).toISOString().slice(0, 16)}Z`;
}

/** The page of the room that starts at `start`, epoch milliseconds; there the leader of `crew` can count for many. */
export function roomPath(start: number, crew?: string): string {
  return `${paths.together}?at=${roomName(start)}${crew ? `&crew=${crew}` : ''}`;
}
