// The tables as Kysely sees them. Truncated to what is read or written by hand; the migrations are the truth.

import type { ColumnType, Generated } from 'kysely';
import type { Checklist, Lesson, Step, TrophyPart } from '#content/course/course.ts';

/** A DATE column: read and written as 'YYYY-MM-DD' text, never as a Date. */
type Day = string;
/** A TIMESTAMPTZ column. */
type Instant = ColumnType<Date, Date | string, Date | string>;
type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;

type Edited = { edited_at: Instant | null };
type Removed = { removed_at: Instant | null };

export type Database = {
  settings: { key: string; value: string } & Edited;
  ui_copy: { key: string; text: string } & Edited;
  lessons: Lesson & Edited;
  steps: Step & Edited & Removed;
  checklists: Checklist & Edited & Removed;
  users: {
    id: string;
    first_name: string;
    last_name: string | null;
    email: string;
    email_verified: Generated<boolean>;
    age_group: '13-17' | '18+';
    experience_level: 'never' | 'parts' | 'whole' | null;
    current_streak: Generated<number>;
    last_practice_day: Day | null;
    practice_zone: string | null;
    time_zone: string | null;
    reminders_opt_in: boolean | null;
    last_active_date: Day | null;
    created_at: DefaultInstant;
    updated_at: DefaultInstant;
    /** Another one whenever the progress changed (005-learner-version.sql). */
    progress_version: Generated<string>;
  };
  user_roles: { user_id: string; role: 'dancer' | 'instructor' | 'coordinator' | null };
  practice_days: { user_id: string; day: Day };
  progress: {
    user_id: string;
    step_id: string;
    checklist_id: string | null;
    status: Generated<'complete'>;
    completed_at: DefaultInstant;
  };
  lesson_progress: { user_id: string; lesson_id: string; completed: boolean; completed_at: Instant | null };
  trophies: { id: Generated<string>; user_id: string; part: TrophyPart; unlocked_at: Instant | null };
  feedback: {
    id: Generated<string>;
    name: string | null;
    email: string | null;
    feedback_type: 'bug' | 'feature' | 'general' | 'suggestion';
    message: string;
    created_at: DefaultInstant;
  };
  idempotency_keys: {
    scope: string;
    key: string;
    answer: ColumnType<unknown, string | null, string | null>;
    created_at: DefaultInstant;
  };
  accounts: {
    id: string;
    account_id: string;
    provider_id: string;
    user_id: string;
    password: string | null;
    created_at: DefaultInstant;
    updated_at: DefaultInstant;
  };
  sessions: {
    id: string;
    token: string;
    user_id: string;
    expires_at: Instant;
    ip_address: string | null;
    user_agent: string | null;
    created_at: DefaultInstant;
    updated_at: DefaultInstant;
  };
  seeds: { name: string; checksum: string };
};
