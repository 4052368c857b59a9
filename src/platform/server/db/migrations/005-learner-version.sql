-- One value per person that changes whenever their progress does, whoever changes it. By it a server process knows that
-- what it remembers of a learner still holds, and two turns of one learner notice each other.
-- A random value, not a count: a count would come back after a restore, or with an id that is used again.
alter table users add column progress_version uuid not null default gen_random_uuid();

-- Who sets learner.turn to 'on' (take_turn below, the studio's import) changes the version himself, once. Every other
-- change, such as SQL by hand, is noticed by these triggers. Their conditions stand inside of them: PostgreSQL parses the
-- WHEN of a trigger again for every statement, and that costs more than the call.
create function change_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    update users set progress_version = gen_random_uuid();
  elsif current_setting('learner.turn', true) = 'on' then
    null;
  elsif tg_op = 'UPDATE' then
    update users set progress_version = gen_random_uuid()
      where id in (select user_id from old_rows union select user_id from new_rows);
  else
    update users set progress_version = gen_random_uuid() where id in (select user_id from changed_rows);
  end if;
  return null;
end
$$;

do $$
declare
  watched text;
begin
  foreach watched in array array['progress', 'lesson_progress', 'trophies'] loop
    execute replace($sql$
      create trigger version_insert after insert on watched referencing new table as changed_rows
        for each statement execute function change_version();
      create trigger version_delete after delete on watched referencing old table as changed_rows
        for each statement execute function change_version();
      create trigger version_update after update on watched referencing old table as old_rows new table as new_rows
        for each statement execute function change_version();
      create trigger version_truncate after truncate on watched for each statement execute function change_version();
    $sql$, 'watched', watched);
  end loop;
end
$$;

-- The learner's own columns of users. A statement that gives the row a new version itself has no need of this.
create function change_own_version() returns trigger language plpgsql as $$
begin
  if new.progress_version = old.progress_version
    and (new.current_streak, new.last_practice_day, new.practice_zone, new.time_zone)
      is distinct from (old.current_streak, old.last_practice_day, old.practice_zone, old.time_zone)
  then
    new.progress_version := gen_random_uuid();
  end if;
  return new;
end
$$;

create trigger version before update of current_streak, last_practice_day, practice_zone, time_zone on users
  for each row execute function change_own_version();

-- A learner's turn, all of it or nothing: writes the changes that were decided on the state of version `known`, as of
-- the instant `now_at`, and returns the new version. Null when the person has another version by now, or is gone: then
-- nothing was written. The sections of `changes` are those of type Changes in server/progress/turn-draft.ts.
-- Whoever holds one of these rows for long (an import) must not wait for a turn that waits for him: the turn gives up.
create function take_turn(person text, known uuid, now_at timestamptz, changes jsonb) returns uuid
language plpgsql set lock_timeout = '900ms' as $$
declare
  next_version uuid := gen_random_uuid();
  -- Set by hand: an ordinary role may not create a function with a setting of our own.
  turn_before text := coalesce(current_setting('learner.turn', true), '');
begin
  perform set_config('learner.turn', 'on', true);
  if changes ? 'practice' then
    update users set progress_version = next_version, updated_at = now(),
        current_streak = (changes #>> '{practice,current_streak}')::integer,
        last_practice_day = (changes #>> '{practice,last_practice_day}')::date,
        practice_zone = changes #>> '{practice,practice_zone}',
        time_zone = changes #>> '{practice,time_zone}'
      where id = person and progress_version = known;
  else
    update users set progress_version = next_version where id = person and progress_version = known;
  end if;
  if not found then
    perform set_config('learner.turn', turn_before, true);
    return null;
  end if;

  if changes ? 'practice_day' then
    insert into practice_days (user_id, day) values (person, (changes ->> 'practice_day')::date)
      on conflict do nothing;
  end if;
  if changes ? 'mark' then
    insert into progress (user_id, step_id, checklist_id, completed_at)
      values (person, changes #>> '{mark,step_id}', changes #>> '{mark,checklist_id}', now_at)
      on conflict do nothing;
  end if;
  if changes ? 'unmark' then
    delete from progress where user_id = person and checklist_id = changes ->> 'unmark';
  end if;
  if changes ? 'lessons' then
    insert into lesson_progress (user_id, lesson_id, completed, completed_at)
      select person, lesson, true, now_at from jsonb_array_elements_text(changes -> 'lessons') lesson
      on conflict (user_id, lesson_id) do update
        set completed = true, completed_at = coalesce(lesson_progress.completed_at, excluded.completed_at)
        where not lesson_progress.completed;
  end if;
  if changes ? 'trophies' then
    insert into trophies (user_id, part, unlocked_at)
      select person, part, now_at from jsonb_array_elements_text(changes -> 'trophies') part
      on conflict (user_id, part) do nothing;
  end if;
  if changes ? 'answered' then
    insert into idempotency_keys (scope, key, answer)
      values (changes #>> '{answered,scope}', changes #>> '{answered,key}', changes #> '{answered,answer}');
  end if;
  perform set_config('learner.turn', turn_before, true);
  return next_version;
end
$$;
