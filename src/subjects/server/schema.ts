// The tables: every column once, for the compiler and for the test that holds them against the migrated database
// (schema.test.ts). The migrations are the truth. What says something about people is in people-tables.ts.

import type { ClassState } from '#class/rules/class-state.ts';
import {
  bytes,
  double,
  instant,
  integer,
  json,
  nullable,
  text,
  textOf,
  uuid,
  type ValuesOf,
  withDefault,
} from '#platform/server/db/columns.ts';
import { peopleTables } from './people-tables.ts';

/** When an operator changed the row last; null while it is as shipped. */
const edited = { edited_at: nullable(instant) };
/** Rows that were taken out of the course stay, because learners' records point at them. */
const removed = { removed_at: nullable(instant) };
/** What of which medium is shown. Seconds. */
const range = {
  start_time: double,
  end_time: double,
  dance_start: nullable(double),
  dance_end: nullable(double),
};

export const tables = {
  settings: { key: text, value: text, ...edited },
  ui_copy: { key: text, text, ...edited },
  /** An operator's own texts in other languages. */
  translations: {
    id: text,
    language: text,
    key: text,
    text,
    source_hash: text,
    edited_at: withDefault(instant),
  },
  lessons: { id: text, order_num: integer, lesson_number: integer, title: text, ...edited },
  steps: {
    id: text,
    lesson_id: text,
    step_type: textOf<'learn' | 'practice' | 'zombie_check' | 'rehearse'>(),
    order_num: integer,
    youtube_id: nullable(text),
    media_file: nullable(text),
    ...range,
    notes_html: withDefault(text),
    ...edited,
    ...removed,
  },
  checklists: {
    id: text,
    step_id: text,
    order_num: integer,
    item_text: text,
    ...range,
    ...edited,
    ...removed,
  },
  /** Signs of life in half a minute of a room (src/event/rules/crowd.ts). */
  room_counts: { starts_at: instant, bucket: integer, area: text, process: uuid, beats: integer },
  /** What a class screen shows (src/class/rules/class-state.ts), found by its code's keyed hash. */
  class_screens: { code_hash: bytes, secret_hash: bytes, state: json<ClassState>(), expires_at: instant },
  seeds: { name: text, checksum: text },
  migrations: { name: text, applied_at: withDefault(instant), checksum: nullable(text) },
  ...peopleTables,
} as const;

type Tables = typeof tables;

/** The tables as Kysely sees them. */
export type Database = {
  [Table in keyof Tables]: { [Name in keyof Tables[Table]]: ValuesOf<Tables[Table][Name]> };
};
