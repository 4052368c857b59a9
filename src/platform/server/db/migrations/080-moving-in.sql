-- Moving in: where an import stands, and whom and what it brought, so that all of it can be taken back for a week.

alter table imports
  add column user_id text references users (id) on delete cascade,
  -- open, planning, planned, applying, applied
  add column state text not null default 'open',
  -- What is being done right now, how far it is, and when that was last said: silence means that the server was stopped.
  add column step text not null default '',
  add column beat_at timestamptz not null default now(),
  -- The dry run in numbers.
  add column plan jsonb,
  -- Why the last work ended without a result, in words.
  add column problem text,
  add column change_id bigint references history (id) on delete set null;
create index imports_user on imports (user_id);
create index imports_change on imports (change_id);

-- Read from its start to its end, always: looking a row up by its place was never needed.
alter table import_rows drop constraint import_rows_pkey;

-- The dry run row by row, for looking at it. Not logged, like the rows themselves.
create unlogged table import_plan (
  import_id uuid not null,
  table_name text not null,
  line integer,
  key text not null,
  action text not null,
  detail text not null
);
create index import_plan_import on import_plan (import_id, table_name, action, line);

-- Who came with an import.
create table import_people (
  user_id text primary key references users (id) on delete cascade,
  change_id bigint not null references history (id) on delete cascade
);
create index import_people_change on import_people (change_id);

-- What an import added to accounts that were here before it.
create table import_records (
  change_id bigint not null references history (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  table_name text not null,
  ref text not null,
  item text
);
create index import_records_change on import_records (change_id);
create index import_records_user on import_records (user_id);

-- An import that fills in what new people chose has to tell no one: nobody has seen them yet.
create or replace function announce_person() returns trigger language plpgsql as $$
begin
  if current_setting('studio.quiet', true) = 'on' then
    return null;
  elsif tg_table_name = 'users' then
    perform pg_notify('people', old.id);
  else
    perform pg_notify('people', old.user_id);
  end if;
  return null;
end
$$;
