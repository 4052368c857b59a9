-- Whose feedback it is, when a signed-in person sent it. An address that was typed proves nothing.
alter table feedback add column user_id text references users (id) on delete set null;
create index feedback_user on feedback (user_id);
