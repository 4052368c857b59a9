-- What ran through without an answer was counted as clean. It was played through, and is kept as that; clean is from now on
-- what the learner calls so, alone.
alter table phrase_records
  add column played integer not null default 0,
  add column played_rate double precision,
  add column clean_eights integer[] not null default '{0,0,0,0}',
  add column clean_joined integer not null default 0;

update phrase_records set played = clean, played_rate = clean_rate, clean = 0, clean_rate = null;
