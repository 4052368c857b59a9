-- What a person has danced, one record for each phrase of the routine. The phrase's number names what was danced: lessons and
-- their media may be cut anew without touching it.
create table phrase_records (
  user_id text not null references users (id) on delete cascade,
  phrase integer not null check (phrase between 1 and 24),
  danced integer not null,
  clean integer not null,
  clean_rate double precision,
  again integer not null,
  eights integer[] not null,
  joined integer not null,
  checks integer not null,
  practised_at timestamptz not null,
  primary key (user_id, phrase)
);

-- The names of repetitions that were counted: one that is sent twice counts once.
create table repetition_keys (
  user_id text not null references users (id) on delete cascade,
  key text not null,
  counted_at timestamptz not null,
  primary key (user_id, key)
);
create index repetition_keys_counted on repetition_keys (counted_at);

-- How the person wants the days to the event planned; empty: as usual.
alter table users add column minutes_per_day integer, add column rest_days integer[];
