import type { ComponentType } from 'react';
import type { Standing } from '#event/api/moment.ts';

/**
 * A part of a room's page that another subject brings. `start`: when the room starts. `onStand` takes for how many
 * people the page counts.
 */
export type RoomPart = ComponentType<{ start: number; onStand: (standing: Standing) => void }>;
