-- The studio: a history of every change an operator makes, the feedback inbox, and where an import waits for its turn.

create table history (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  -- The operator; gone with the account.
  user_id text references users (id) on delete set null,
  summary text not null,
  -- The change that this one took back.
  undoes bigint references history (id)
);
create index history_user on history (user_id);
create index history_undoes on history (undoes);

create table history_rows (
  change_id bigint not null references history (id) on delete cascade,
  position bigint generated always as identity,
  table_name text not null,
  row_key text not null,
  before jsonb,
  after jsonb,
  primary key (change_id, position)
);

-- Inside a change (the transaction's setting studio.change names it) every touched row is kept, whoever touches it.
-- The seed and migrations run outside of any change and leave no history.
create function keep_history() returns trigger language plpgsql as $$
declare
  change text := nullif(current_setting('studio.change', true), '');
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if change is null or (old_row - 'edited_at') is not distinct from (new_row - 'edited_at') then
    return null;
  end if;
  insert into history_rows (change_id, table_name, row_key, before, after) values (
    change::bigint,
    tg_table_name,
    coalesce(new_row, old_row) ->> (case when tg_table_name in ('settings', 'ui_copy') then 'key' else 'id' end),
    old_row,
    new_row
  );
  return null;
end
$$;

create trigger keep_history after insert or update or delete on settings for each row execute function keep_history();
create trigger keep_history after insert or update or delete on ui_copy for each row execute function keep_history();
create trigger keep_history after insert or update or delete on lessons for each row execute function keep_history();
create trigger keep_history after insert or update or delete on steps for each row execute function keep_history();
create trigger keep_history after insert or update or delete on checklists for each row execute function keep_history();

alter table feedback add column done_at timestamptz;
create index feedback_newest on feedback (created_at desc, id);

create table imports (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Per table: the columns that were read and the ones that were left out.
  files jsonb not null default '{}'
);

-- The rows of an import as they were read. Not logged: after a crash the files are simply read again.
create unlogged table import_rows (
  import_id uuid not null,
  table_name text not null,
  line integer not null,
  data jsonb not null,
  -- What is wrong with the row by itself; null when nothing is.
  problem text,
  primary key (import_id, table_name, line)
);
