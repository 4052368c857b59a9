import type { ComponentType } from 'react';
import type { Standing } from '#event/api/moment.ts';

/**
 * A part that another subject shows in the room that starts at `start`; `onStand` says for how many people
 * the page counts.
 */
export type RoomPart = ComponentType<{ start: number; onStand: (standing: Standing) => void }>;
