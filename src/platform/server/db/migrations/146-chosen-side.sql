-- The side from which a person sees the dancer, once they have chosen one: it comes with them to every device. Every call that
-- reads the session knows it.
alter table users add column chosen_side text check (chosen_side in ('mirror', 'follow', 'day'));

drop trigger announce on users;
create trigger announce
  after update of first_name, last_name, email, email_verified, age_group, experience_level, chosen_zone, chosen_side on users
  for each row execute function announce_person();
