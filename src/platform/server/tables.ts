// The tables that have nothing to do with the dance: settings, texts, and rows about calls and limits.

import {
  bigint,
  type Column,
  generated,
  instant,
  integer,
  json,
  nullable,
  text,
  withDefault,
} from '#platform/server/db/columns.ts';
import { kept, type PersonalTables } from '#platform/server/db/personal-column.ts';

const RECENT = 'a day has passed at most';
const DAY = 'a day has passed';
const YEAR = 'a year has passed';

/** The column with the time of an operator's last change of the row; null for a row that is as shipped. */
const edited = { edited_at: nullable(instant) };

export const platformTables = {
  settings: { key: text, value: text, ...edited },
  ui_copy: { key: text, text, ...edited },
  seeds: { name: text, checksum: text },
  migrations: { name: text, applied_at: withDefault(instant), checksum: nullable(text) },
} as const satisfies Record<string, Record<string, Column>>;

/** The tables with data about people. */
export const platformPeopleTables = {
  idempotency_keys: {
    scope: kept(
      text,
      DAY,
      "What a repeated request is about; for rehearsals, crews and the studio with the user's id",
    ),
    key: kept(text, DAY, "The request's own random key"),
    answer: kept(nullable(json<unknown>()), DAY, 'The first answer, to be given again'),
    created_at: kept(withDefault(instant), DAY, 'Upkeep'),
  },
  rate_limits: {
    key: kept(text, RECENT, 'Keyed hash of a limit and whom it counts; says nothing by itself'),
    count: kept(integer, RECENT, 'How often'),
    expires_at: kept(instant, RECENT, 'When it is forgotten'),
  },
  audit_log: {
    id: kept(generated(bigint), YEAR, 'Order'),
    event: kept(text, YEAR, 'That an account was deleted; not whose'),
    at: kept(withDefault(instant), YEAR, 'When'),
  },
} as const satisfies PersonalTables;

/** The folder of the migrations for these tables, and for the tables of all subjects that can't be left out. */
export const platformMigrations = new URL('./db/migrations/', import.meta.url);
