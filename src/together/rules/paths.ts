import { roomName } from '#event/rules/room-name.ts';
import type { Place } from '#platform/rules/place.ts';

/** The path of the room, in which everybody dances at the same moment. It is open to everybody. */
export const togetherPaths = { together: '/together' } as const;

/** The path of the room that starts at `start`, in epoch milliseconds; `more` is added to its query. */
export function roomPath(start: number, more: Readonly<Record<string, string>> = {}): string {
  const rest = Object.entries(more).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  return `${togetherPaths.together}?at=${roomName(start)}${rest.join('')}`;
}

/** Links to the room on pages of other subjects. */
export const togetherPlaces: readonly Place[] = [
  {
    to: togetherPaths.together,
    label: 'together_link',
    timed: { at: 'together_link_at', now: 'together_link_now' },
    in: ['landing', 'event card', 'before the rehearsal'],
  },
];
