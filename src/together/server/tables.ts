// The table of the number of dancers in each room.

import { type Column, instant, integer, text, uuid } from '#platform/server/db/columns.ts';

export const togetherTables = {
  /** Counts of beats in each half minute of a room (src/event/rules/crowd.ts). */
  room_counts: { starts_at: instant, bucket: integer, area: text, process: uuid, beats: integer },
} as const satisfies Record<string, Record<string, Column>>;

/** Folder of the migrations that made these tables. */
export const togetherMigrations = new URL('./migrations/', import.meta.url);
