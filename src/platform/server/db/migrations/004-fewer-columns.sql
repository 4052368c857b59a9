-- What the account library could fill for sign-ins through other services, and its own one-time links: we have neither.

alter table accounts
  drop column access_token,
  drop column refresh_token,
  drop column id_token,
  drop column access_token_expires_at,
  drop column refresh_token_expires_at,
  drop column scope;

drop table verifications;
