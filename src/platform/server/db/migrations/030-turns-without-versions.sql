-- A learner's turn holds the learner's row instead of comparing versions (docs/decisions/050-learner-turns.md): the
-- versions go, with the triggers that changed them and the function that wrote a turn.

do $$
declare
  watched text;
  event text;
begin
  foreach watched in array array['progress', 'lesson_progress', 'trophies'] loop
    foreach event in array array['insert', 'delete', 'update', 'truncate'] loop
      execute format('drop trigger if exists version_%s on %I', event, watched);
    end loop;
  end loop;
end
$$;

drop trigger if exists version on users;
drop function if exists take_turn, change_version, change_own_version;
alter table users drop column if exists progress_version;
