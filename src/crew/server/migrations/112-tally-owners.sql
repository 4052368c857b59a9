-- Whose phone counted, so that one person does not use up all counts, and whether the leader left the count out of the sum.
alter table crew_tallies
  add column user_id text references users (id) on delete set null,
  add column left_out boolean not null default false;
create index crew_tallies_user on crew_tallies (user_id);
