-- A made-up hosted product with the specification's tables (section 3): a course of 61 steps on YouTube, and 412
-- people with their progress. It is the same in every run.

create schema auth;
create table auth.users (
  instance_id uuid,
  id uuid primary key,
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_user_meta_data jsonb,
  created_at timestamptz
);
create table settings (key text primary key, value text);
create table ui_copy (key text primary key, text text);
create table lessons (id uuid primary key, order_num integer, lesson_number integer, title text, created_at timestamp default '2024-05-01 10:00:00');
create table steps (
  id uuid primary key, lesson_id uuid references lessons, step_type text, order_num integer, youtube_id text,
  start_time integer, end_time integer, notes_html text, created_at timestamptz default '2024-05-01 10:00:00+00'
);
create table checklists (
  id uuid primary key, step_id uuid references steps, order_num integer, item_text text, start_time numeric, end_time numeric
);
create table users (
  id uuid primary key references auth.users, first_name text, last_name text, email text, age_group text,
  experience_level text, current_streak integer default 0, reminders_opt_in boolean, last_active_date date,
  created_at timestamptz
);
create table user_roles (user_id uuid references users, role text);
create table progress (
  id bigint generated always as identity, user_id uuid references users, step_id uuid references steps,
  checklist_id uuid references checklists, status text, completed_at timestamptz
);
create table lesson_progress (
  id bigint generated always as identity, user_id uuid references users, lesson_id uuid references lessons,
  completed boolean, completed_at timestamptz, unique (user_id, lesson_id)
);
create table trophies (
  id uuid primary key, user_id uuid references users, part text, unlocked_at timestamptz
);
create table feedback (id bigint generated always as identity, name text, email text, feedback_type text, message text);

create function made_up(kind text, n integer) returns uuid language sql immutable as $$ select md5(kind || n)::uuid $$;

insert into settings values ('next_challenge_date', '2027-10-30 22:00:00+00'), ('challenge_name', 'THRILL THE WORLD');
insert into ui_copy values
  ('faq_title', 'Questions &amp; answers'),
  ('faq_streaks_title', 'What&#39;s a streak?'),
  ('faq_streaks_answer', E'Practise every day.\nMiss one and it starts again.'),
  ('dashboard_note', 'Only the old product knew this key');
insert into lessons (id, order_num, lesson_number, title)
  select made_up('lesson', n), n, n, case when n = 13 then 'Full Rehearsal' else 'Rise &amp; shuffle, part ' || n end
  from generate_series(1, 13) n;
insert into steps (id, lesson_id, step_type, order_num, youtube_id, start_time, end_time, notes_html)
  select made_up('step', n * 10 + s), made_up('lesson', n), kind, s,
    case when kind <> 'zombie_check' then 'https://www.youtube.com/watch?v=vid' || lpad((n * 10 + s)::text, 8, '0') end,
    0, case when kind = 'learn' then 0 else 30 end,
    '<p>Day ' || n || ': <b>' || replace(kind, '_', ' ') || '</b>, it&rsquo;s easy' || chr(9) || 'and slow</p>'
  from generate_series(1, 12) n
  cross join (values (1, 'learn'), (2, 'learn'), (3, 'learn'), (4, 'practice'), (5, 'zombie_check')) as kinds (s, kind);
insert into steps (id, lesson_id, step_type, order_num, youtube_id, start_time, end_time, notes_html)
  values (made_up('step', 131), made_up('lesson', 13), 'rehearse', 1, 'vid00000131', 0, 0, null);
insert into checklists
  select made_up('item', n * 10 + i), made_up('step', n * 10 + 4), i, 'Segment ' || i || ', "claws" up\', (i - 1) * 15, i * 15
  from generate_series(1, 12) n cross join generate_series(1, 2) i;

insert into auth.users
  select '00000000-0000-0000-0000-000000000000', made_up('person', n), 'dancer' || n || '@example.com', '$2a$10$secret',
    '2025-09-01 08:00:00+00', '2025-10-07 08:00:00+00',
    jsonb_build_object('first_name', 'Dancer ' || n, 'last_name', 'Müller', 'age_group', case when n % 3 = 0 then '13-17' else '18+' end),
    timestamptz '2025-09-01 08:00:00+00' + n * interval '1 hour'
  from generate_series(1, 412) n;
insert into users
  select made_up('person', n), 'Dancer ' || n, case when n % 2 = 0 then 'Müller' end, 'dancer' || n || '@example.com',
    case when n % 3 = 0 then '13-17' else '18+' end, (array['never', 'parts', 'whole'])[1 + n % 3], n % 13,
    case when n % 5 > 0 then n % 2 = 0 end, current_date - n % 2, timestamptz '2025-09-01 08:00:00+00' + n * interval '1 hour'
  from generate_series(1, 412) n;
insert into user_roles select id, (array['dancer', 'instructor', 'coordinator'])[1 + current_streak % 3] from users;
-- Person n has completed the first n % 13 lessons, and marked the first item of each.
insert into lesson_progress (user_id, lesson_id, completed, completed_at)
  select made_up('person', n), made_up('lesson', l), true, now() - (13 - l) * interval '1 day'
  from generate_series(1, 412) n cross join lateral generate_series(1, n % 13) l;
insert into lesson_progress (user_id, lesson_id, completed, completed_at)
  select made_up('person', n), made_up('lesson', n % 13 + 1), false, null from generate_series(1, 412) n where n % 13 < 12;
insert into progress (user_id, step_id, checklist_id, status, completed_at)
  select made_up('person', n), made_up('step', l * 10 + 4), made_up('item', l * 10 + 1), 'complete', now() - (13 - l) * interval '1 day'
  from generate_series(1, 412) n cross join lateral generate_series(1, n % 13) l;
insert into trophies
  select made_up('trophy' || part, n), made_up('person', n), part, now()
  from generate_series(1, 412) n join (values (4, 'part1'), (8, 'part2'), (10, 'part3'), (12, 'part4')) as t (day, part) on n % 13 >= day;
insert into feedback (name, email, feedback_type, message) values ('Zo', 'zo@example.com', 'bug', 'It stalls.');
