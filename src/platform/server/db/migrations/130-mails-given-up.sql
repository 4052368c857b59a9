-- A mail whose time is over before a mail server took it is not one that was sent.

alter table mails
  -- Why the last try failed: 'deferred', 'refused', 'sign_in', 'tls', 'timeout', 'unreachable' or 'other'. Never the
  -- server's own words, which may hold the address.
  add column failure text,
  add column given_up_at timestamptz;
