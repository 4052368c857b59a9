// Learners in numbers: counted by the database, rounded by the rule, without a single row about a person leaving it.

import type pg from 'pg';
import type { OutputOf } from '#api/contract.ts';
import { trophyParts } from '#content/course/course.ts';
import { limits } from '#rules/limits.ts';
import { shownPeople } from '#rules/studio/shown-people.ts';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import { ask } from './studio.ts';

const { figureDays, stoppedDays } = studioLimits;
/** The UTC day, whatever zone the database itself lives in. */
const today = `(now() at time zone 'utc')::date`;

/** Days are UTC days, today last. */
export async function readFigures(pool: pg.Pool): Promise<OutputOf<'readStudioFigures'>> {
  const [people, signUps, active, lessons, trophies] = await Promise.all([
    count(pool, 'select count(*)::integer as people from users'),
    perDay(
      pool,
      `select (created_at at time zone 'utc')::date as day, count(*)::integer as people from users
                  where created_at > now() - interval '${figureDays} days' group by 1`,
    ),
    perDay(
      pool,
      `select day, count(*)::integer as people from practice_days
                  where day > ${today} - ${figureDays} group by 1`,
    ),
    ask(pool, perLesson),
    ask(pool, 'select part, count(*)::integer as people from trophies group by part'),
  ]);
  const earned = new Map(trophies.rows.map((row) => [row.part, row.people]));
  return {
    people: shownPeople(people),
    sign_ups: signUps,
    active,
    lessons: lessons.rows.map(({ order_num, title, started, completed, stopped }) => ({
      order_num,
      title,
      started: shownPeople(started),
      completed: shownPeople(completed),
      stopped: shownPeople(stopped),
    })),
    trophies: trophyParts.map((part) => ({ part, people: shownPeople(earned.get(part) ?? 0) })),
  };
}

// Somebody has started a lesson with a mark on one of its steps, or with a row about the lesson itself.
const perLesson = `
  with started as (
    select lesson_id, count(*)::integer as people from (
      select steps.lesson_id, progress.user_id from progress join steps on steps.id = progress.step_id
      union
      select lesson_id, user_id from lesson_progress
    ) each group by lesson_id
  ), completed as (
    select lesson_id, count(*)::integer as people from lesson_progress where completed group by lesson_id
  ), stopped as (
    select last_done, count(*)::integer as people from (
      select user_id, max(order_num) as last_done
      from lesson_progress join lessons on lessons.id = lesson_id
      where completed and order_num <= ${limits.lessons} group by user_id
    ) furthest join users on users.id = user_id
    where last_practice_day is null or last_practice_day < ${today} - ${stoppedDays}
    group by last_done
  )
  select order_num, title, coalesce(started.people, 0) as started, coalesce(completed.people, 0) as completed,
    case when order_num < ${limits.lessons} then coalesce(stopped.people, 0) else 0 end as stopped
  from lessons
  left join started on started.lesson_id = lessons.id
  left join completed on completed.lesson_id = lessons.id
  left join stopped on stopped.last_done = lessons.order_num
  order by order_num`;

async function count(pool: pg.Pool, text: string): Promise<number> {
  return (await ask(pool, text)).rows[0].people;
}

/** One figure for each of the last days, also for those on which nothing happened. */
async function perDay(pool: pg.Pool, text: string): Promise<{ day: string; people: number | null }[]> {
  const days = await ask(
    pool,
    `select at as day, coalesce(people, 0) as people
     from generate_series(0, ${figureDays - 1}) ago cross join lateral (select ${today} - ago as at) each
     left join (${text}) found on found.day = at order by 1`,
  );
  return days.rows.map(({ day, people }) => ({ day, people: shownPeople(people) }));
}
