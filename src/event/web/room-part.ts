import type { ComponentType } from 'react';
import type { Standing } from '#event/api/moment.ts';

/**
 * A part of a room's page that another subject brings. `start` is the start of the room in epoch milliseconds.
 * `onStand` is called with what the beats must say so that the page counts for several people.
 */
export type RoomPart = ComponentType<{ start: number; onStand: (standing: Standing) => void }>;
