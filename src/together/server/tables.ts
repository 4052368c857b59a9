// The table of how many dance in each room.

import { type Column, instant, integer, text, uuid } from '#platform/server/db/columns.ts';

export const togetherTables = {
  /** Signs of life in half a minute of a room (src/event/rules/crowd.ts). */
  room_counts: { starts_at: instant, bucket: integer, area: text, process: uuid, beats: integer },
} as const satisfies Record<string, Record<string, Column>>;

/** Where the migrations lie that made them. */
export const togetherMigrations = new URL('./migrations/', import.meta.url);
