-- People who came with an import are told once, in the operator's words. And a mail that the receiving server refuses for
-- good is not tried again.

alter table import_people add column invited_at timestamptz;

create table invitations (
  id bigint generated always as identity primary key,
  user_id text references users (id) on delete set null,
  subject text not null,
  words text not null,
  -- running, stopped or done
  state text not null default 'running',
  created_at timestamptz not null default now()
);
create index invitations_user on invitations (user_id);

alter table mails
  add column bounced_at timestamptz,
  -- The number with which the mail server refused it.
  add column bounce_code integer;
