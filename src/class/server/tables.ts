// The table of class screens.

import type { ClassState } from '#class/rules/class-state.ts';
import { bytes, type Column, instant, json } from '#platform/server/db/columns.ts';

export const classTables = {
  /**
   * States of class screens (src/class/rules/class-state.ts), under the keyed hash of each screen's code.
   */
  class_screens: { code_hash: bytes, secret_hash: bytes, state: json<ClassState>(), expires_at: instant },
} as const satisfies Record<string, Record<string, Column>>;

/** Folder of the migrations that made these tables. */
export const classMigrations = new URL('./migrations/', import.meta.url);
