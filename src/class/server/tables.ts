// The table of class screens.

import type { ClassState } from '#class/rules/class-state.ts';
import { bytes, type Column, instant, json } from '#platform/server/db/columns.ts';

export const classTables = {
  /** What a class screen shows (src/class/rules/class-state.ts), found by its code's keyed hash. */
  class_screens: { code_hash: bytes, secret_hash: bytes, state: json<ClassState>(), expires_at: instant },
} as const satisfies Record<string, Record<string, Column>>;

/** Where the migrations lie that made them. */
export const classMigrations = new URL('./migrations/', import.meta.url);
