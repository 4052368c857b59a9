-- The specification's entities (section 3) with its table and column names, and what accounts and practice days need.

create table settings (
  key text primary key,
  value text not null,
  edited_at timestamptz
);

create table ui_copy (
  key text primary key,
  text text not null,
  edited_at timestamptz
);

create table lessons (
  id text primary key,
  -- Deferrable, so that two lessons can swap places in one transaction.
  order_num integer not null unique deferrable initially immediate check (order_num between 1 and 13),
  lesson_number integer not null,
  title text not null,
  edited_at timestamptz
);

create table steps (
  id text primary key,
  lesson_id text not null references lessons (id),
  step_type text not null check (step_type in ('learn', 'practice', 'zombie_check', 'rehearse')),
  order_num integer not null,
  youtube_id text,
  media_file text,
  start_time double precision not null,
  end_time double precision not null,
  dance_start double precision,
  dance_end double precision,
  notes_html text not null default '',
  edited_at timestamptz,
  -- A step that was taken out of the course keeps its row, because learners' records point at it.
  removed_at timestamptz
);
create index steps_lesson on steps (lesson_id, order_num);

create table checklists (
  id text primary key,
  step_id text not null references steps (id),
  order_num integer not null,
  item_text text not null,
  start_time double precision not null,
  end_time double precision not null,
  dance_start double precision,
  dance_end double precision,
  edited_at timestamptz,
  removed_at timestamptz
);
create index checklists_step on checklists (step_id, order_num);

create table users (
  id text primary key,
  first_name text not null,
  last_name text,
  email text not null,
  email_verified boolean not null default false,
  age_group text not null check (age_group in ('13-17', '18+')),
  experience_level text check (experience_level in ('never', 'parts', 'whole')),
  -- A cache of the practice days: true on last_practice_day and decayed when read.
  current_streak integer not null default 0,
  last_practice_day date,
  -- The zone in which that day was counted, and the one the browser sent last.
  practice_zone text,
  time_zone text,
  reminders_opt_in boolean,
  last_active_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table user_roles (
  user_id text primary key references users (id) on delete cascade,
  role text check (role in ('dancer', 'instructor', 'coordinator'))
);

create table practice_days (
  user_id text not null references users (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);

create table progress (
  user_id text not null references users (id) on delete cascade,
  step_id text not null references steps (id),
  checklist_id text references checklists (id),
  status text not null default 'complete' check (status = 'complete'),
  completed_at timestamptz not null default now(),
  -- One mark per item, and one row per step that has no item (the rehearsal).
  constraint progress_once unique nulls not distinct (user_id, step_id, checklist_id)
);

create table lesson_progress (
  user_id text not null references users (id) on delete cascade,
  lesson_id text not null references lessons (id),
  completed boolean not null default false,
  completed_at timestamptz,
  primary key (user_id, lesson_id)
);

create table trophies (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  part text not null check (part in ('part1', 'part2', 'part3', 'part4', 'final')),
  unlocked_at timestamptz,
  constraint trophies_once unique (user_id, part)
);

create table feedback (
  id uuid primary key default gen_random_uuid(),
  name text,
  email text,
  feedback_type text not null check (feedback_type in ('bug', 'feature', 'general', 'suggestion')),
  message text not null,
  created_at timestamptz not null default now()
);

-- A repeated request with the same key gets the first answer back (kept a day).
create table idempotency_keys (
  scope text not null,
  key text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);

-- Accounts, in the shape the account library expects.
create table accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references users (id) on delete cascade,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index accounts_user on accounts (user_id);

create table sessions (
  id text primary key,
  token text not null unique,
  user_id text not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

-- Which content was seeded last, so that a start with unchanged content writes nothing.
create table seeds (
  name text primary key,
  checksum text not null
);

-- Every server process keeps course and copy in memory; a change tells all of them.
create function announce_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', tg_table_name);
  return null;
end
$$;

create trigger announce after insert or update or delete on settings for each statement execute function announce_content();
create trigger announce after insert or update or delete on ui_copy for each statement execute function announce_content();
create trigger announce after insert or update or delete on lessons for each statement execute function announce_content();
create trigger announce after insert or update or delete on steps for each statement execute function announce_content();
create trigger announce after insert or update or delete on checklists for each statement execute function announce_content();
