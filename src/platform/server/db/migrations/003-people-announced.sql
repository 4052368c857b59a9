-- Server processes remember who a session belongs to. A session that ends, and a change of what every screen shows of a
-- person, is announced to all of them, so that an ended session is gone at once everywhere.

create function announce_person() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    perform pg_notify('people', old.id);
  else
    perform pg_notify('people', old.user_id);
  end if;
  return null;
end
$$;

create trigger announce after update or delete on sessions for each row execute function announce_person();
create trigger announce after update of role on user_roles for each row execute function announce_person();
create trigger announce
  after update of first_name, last_name, email, email_verified, age_group, experience_level on users
  for each row execute function announce_person();
