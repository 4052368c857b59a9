-- The time zone that a person chose for their days, where the browser's own is not theirs: browsers that hide where people are
-- say UTC or Reykjavik. Null: as the device says. Every call knows it from the session.
alter table users add column chosen_zone text;

drop trigger announce on users;
create trigger announce
  after update of first_name, last_name, email, email_verified, age_group, experience_level, chosen_zone on users
  for each row execute function announce_person();
