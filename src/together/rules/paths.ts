import { roomName } from '#event/rules/room-name.ts';

/** Path of the room in which everybody dances at the same moment, for everybody. */
export const togetherPaths = { together: '/together' } as const;

/** The path of the room that starts at `start`, epoch milliseconds; `more` goes into its query. */
export function roomPath(start: number, more: Readonly<Record<string, string>> = {}): string {
  const rest = Object.entries(more).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  return `${togetherPaths.together}?at=${roomName(start)}${rest.join('')}`;
}
