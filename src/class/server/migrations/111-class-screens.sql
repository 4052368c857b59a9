-- Class screens: what a projector shows, so that a phone that joins knows it. Nothing of a person; gone after four hours.
create table class_screens (
  code_hash bytea primary key,
  secret_hash bytea not null,
  state jsonb not null,
  expires_at timestamptz not null
);
