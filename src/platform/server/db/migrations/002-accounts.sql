-- What accounts, mail and limits need beside the account library's own tables.

alter table users
  -- Which wording of the age notice and the reminders box this person saw at sign-up, and when that was is created_at.
  add column consent_wording text,
  -- When the reminders choice was made last.
  add column reminders_chosen_at timestamptz;

-- Every account has its role record from its first moment; the survey fills it in.
create function add_user_role() returns trigger language plpgsql as $$
begin
  insert into user_roles (user_id) values (new.id);
  return new;
end
$$;
create trigger add_role after insert on users for each row execute function add_user_role();

-- One-time links: only a hash of the token; bound to a person, a purpose and an address.
create table links (
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('magic', 'reset', 'email')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- A new link of a purpose takes the place of the older one.
  unique (user_id, purpose)
);

-- Mails waiting to be sent, and which were sent. The text is sealed with the secret: it may hold a one-time link.
create table mails (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  -- The same mail for the same reason is queued once, however often its cause is seen.
  dedupe_key text unique,
  sealed bytea,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_user on mails (user_id);

-- Counters of the limits that must hold across processes and restarts.
create table rate_limits (
  key text primary key,
  count integer not null,
  expires_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (expires_at);

-- What happened to accounts, without saying to whom.
create table audit_log (
  id bigint generated always as identity primary key,
  event text not null,
  at timestamptz not null default now()
);
