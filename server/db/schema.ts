// The tables: every column once, for the compiler and for the test that holds them against the migrated database
// (schema.test.ts). The migrations are the truth.

import type { TrophyPart } from '#content/course/course.ts';
import {
  bigint,
  boolean,
  bytes,
  day,
  double,
  generated,
  instant,
  integer,
  json,
  nullable,
  text,
  textOf,
  uuid,
  type ValuesOf,
  withDefault,
} from './columns.ts';

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
  users: {
    id: text,
    first_name: text,
    last_name: nullable(text),
    email: text,
    email_verified: withDefault(boolean),
    age_group: textOf<'13-17' | '18+'>(),
    experience_level: nullable(textOf<'never' | 'parts' | 'whole'>()),
    current_streak: withDefault(integer),
    last_practice_day: nullable(day),
    practice_zone: nullable(text),
    time_zone: nullable(text),
    reminders_opt_in: nullable(boolean),
    reminders_chosen_at: nullable(instant),
    consent_wording: nullable(text),
    last_active_date: nullable(day),
    created_at: withDefault(instant),
    updated_at: withDefault(instant),
    progress_version: withDefault(uuid),
  },
  user_roles: { user_id: text, role: nullable(textOf<'dancer' | 'instructor' | 'coordinator'>()) },
  practice_days: { user_id: text, day },
  progress: {
    user_id: text,
    step_id: text,
    checklist_id: nullable(text),
    status: withDefault(textOf<'complete'>()),
    completed_at: withDefault(instant),
  },
  lesson_progress: {
    user_id: text,
    lesson_id: text,
    completed: withDefault(boolean),
    completed_at: nullable(instant),
  },
  trophies: {
    id: withDefault(uuid),
    user_id: text,
    part: textOf<TrophyPart>(),
    unlocked_at: nullable(instant),
  },
  feedback: {
    id: withDefault(uuid),
    name: nullable(text),
    email: nullable(text),
    feedback_type: textOf<'bug' | 'feature' | 'general' | 'suggestion'>(),
    message: text,
    created_at: withDefault(instant),
    done_at: nullable(instant),
  },
  idempotency_keys: {
    scope: text,
    key: text,
    answer: nullable(json<unknown>()),
    created_at: withDefault(instant),
  },
  accounts: {
    id: text,
    account_id: text,
    provider_id: text,
    user_id: text,
    password: nullable(text),
    created_at: withDefault(instant),
    updated_at: withDefault(instant),
  },
  sessions: {
    id: text,
    token: text,
    user_id: text,
    expires_at: instant,
    ip_address: nullable(text),
    user_agent: nullable(text),
    created_at: withDefault(instant),
    updated_at: withDefault(instant),
  },
  links: {
    token_hash: bytes,
    user_id: text,
    purpose: textOf<'magic' | 'reset' | 'email'>(),
    email: text,
    created_at: instant,
    expires_at: instant,
  },
  mails: {
    id: withDefault(uuid),
    user_id: text,
    kind: text,
    dedupe_key: nullable(text),
    sealed: nullable(bytes),
    created_at: withDefault(instant),
    sent_at: nullable(instant),
  },
  rate_limits: { key: text, count: integer, expires_at: instant },
  audit_log: { id: generated(bigint), event: text, at: withDefault(instant) },
  history: {
    id: generated(bigint),
    changed_at: withDefault(instant),
    user_id: nullable(text),
    summary: text,
    undoes: nullable(bigint),
  },
  history_rows: {
    change_id: bigint,
    position: generated(bigint),
    table_name: text,
    row_key: text,
    before: nullable(json<Record<string, unknown>>()),
    after: nullable(json<Record<string, unknown>>()),
  },
  imports: { id: withDefault(uuid), created_at: withDefault(instant), files: withDefault(json<unknown>()) },
  import_rows: {
    import_id: uuid,
    table_name: text,
    line: integer,
    data: json<Record<string, unknown>>(),
    problem: nullable(text),
  },
  seeds: { name: text, checksum: text },
  migrations: { name: text, applied_at: withDefault(instant), checksum: nullable(text) },
} as const;

type Tables = typeof tables;

/** The tables as Kysely sees them. */
export type Database = {
  [Table in keyof Tables]: { [Name in keyof Tables[Table]]: ValuesOf<Tables[Table][Name]> };
};
