-- A record is of a phrase of a score, by the ids of both, and not of one of 24 phrases of 32 counts. The records of before are
-- those of the house routine, whose phrases keep their numbers as ids.
alter table phrase_records
  drop constraint phrase_records_pkey,
  drop constraint phrase_records_phrase_check,
  alter column phrase type text using phrase::text,
  alter column clean_eights drop default,
  add column score text not null default 'house';

alter table phrase_records
  alter column score drop default,
  add primary key (user_id, score, phrase);
