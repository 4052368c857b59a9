-- The code that a mailed link brings along, for the browser that asked for it. It lives as long as the link, and by itself:
-- who opened the link in another browser can still type the code where they asked.
create table link_codes (
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('magic', 'email')),
  email text not null,
  -- SHA-256 of what the asking browser keeps in a cookie.
  browser_hash bytea not null unique,
  -- Keyed with the secret: the code is too short for its hash to be in a copy of the database.
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- A new code of a purpose takes the place of the older one.
  primary key (user_id, purpose)
);
