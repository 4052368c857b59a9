-- Crews: people who rehearse together with a leader, their rehearsals, and what the day of the event leaves behind.
-- Everything of a crew goes with it; a crew goes with its leader's account.
create table crews (
  id uuid primary key default gen_random_uuid(),
  leader_id text not null references users (id) on delete cascade,
  heir_id text references users (id) on delete set null,
  name text not null,
  place text,
  zone text not null,
  code_hash bytea not null unique,
  code_sealed bytea not null,
  code_made_at timestamptz not null,
  approves boolean not null,
  drills jsonb not null default '[]',
  shares jsonb,
  shares_at timestamptz,
  numbered integer not null default 0,
  version integer not null default 1,
  delete_after timestamptz not null,
  created_at timestamptz not null default now()
);
create index crews_leader on crews (leader_id);
create index crews_heir on crews (heir_id);

create table crew_members (
  crew_id uuid not null references crews (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  number integer not null,
  state text not null check (state in ('waiting', 'in')),
  shows_name boolean not null,
  counts boolean not null,
  mails boolean not null,
  wording text not null,
  joined_at timestamptz not null default now(),
  primary key (crew_id, user_id),
  unique (crew_id, number)
);
create index crew_members_user on crew_members (user_id);

create table crew_rehearsals (
  id uuid not null,
  crew_id uuid not null references crews (id) on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null,
  place text,
  online boolean not null,
  primary key (crew_id, id)
);

-- One record for each phone that counts, whole: taken together they are the number, however often one is sent.
create table crew_tallies (
  crew_id uuid not null references crews (id) on delete cascade,
  device_id uuid not null,
  label text not null,
  kind text not null check (kind in ('gate', 'witness')),
  plus integer not null check (plus >= 0),
  minus integer not null check (minus >= 0),
  version integer not null,
  updated_at timestamptz not null,
  primary key (crew_id, device_id)
);

create table crew_records (
  crew_id uuid primary key references crews (id) on delete cascade,
  event_code text,
  started_at timestamptz,
  ended_at timestamptz,
  before integer,
  after integer,
  explanation text,
  evidence jsonb not null default '[]',
  charity text,
  version integer not null default 1,
  updated_at timestamptz not null
);
