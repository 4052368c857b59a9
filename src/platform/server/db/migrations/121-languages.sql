-- An operator's own translations. `key` as in content/languages, with the ending of the plural form where there is one;
-- `source_hash` is the fingerprint of the English text that was translated. `id` is language and key, for the history.
create table translations (
  id text primary key,
  language text not null,
  key text not null,
  text text not null,
  source_hash text not null,
  edited_at timestamptz not null default now(),
  check (id = language || ' ' || key)
);

create trigger announce after insert or update or delete on translations for each statement execute function announce_content();
create trigger keep_history after insert or update or delete on translations for each row execute function keep_history();

-- The language in which a person last used the course, for mails; null is English.
alter table users add column language text;
