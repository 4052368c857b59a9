// Figures about learners: the database counts, a rule rounds, and no row about a person leaves the database.

import { type RawBuilder, sql } from 'kysely';
import { trophyParts } from '#course/content/trophies.ts';
import type { Db } from '#platform/server/db/database.ts';
import { shownPeople, studioLimits } from '#studio/rules/studio-limits.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { limits } from '#subjects/rules/limits.ts';

const { figureDays, stoppedDays } = studioLimits;
/** The SQL of today's date in UTC, whatever the database's own time zone. */
const today = sql`(now() at time zone 'utc')::date`;

/** Reads the figures. Days are UTC days, today last. */
export async function readFigures(db: Db): Promise<OutputOf<'readStudioFigures'>> {
  const [people, signUps, active, lessons, trophies] = await Promise.all([
    db.selectFrom('users').select(count).executeTakeFirstOrThrow(),
    perDay(
      db,
      sql`select (created_at at time zone 'utc')::date as day, ${count} from users
          where created_at > now() - make_interval(days => ${figureDays}) group by 1`,
    ),
    perDay(
      db,
      sql`select day, ${count} from practice_days where day > ${today} - ${figureDays}::integer group by 1`,
    ),
    perLesson.execute(db),
    db.selectFrom('trophies').select(['part', count]).groupBy('part').execute(),
  ]);
  const earned = new Map(trophies.map((row) => [row.part, row.people]));
  return {
    people: shownPeople(people.people),
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

const count = sql<number>`count(*)::integer`.as('people');

// A person has started a lesson if they have a mark on one of its steps, or a row about the lesson itself.
const perLesson = sql<{
  order_num: number;
  title: string;
  started: number;
  completed: number;
  stopped: number;
}>`
  with started as (
    select lesson_id, ${count} from (
      select steps.lesson_id, progress.user_id from progress join steps on steps.id = progress.step_id
      union
      select lesson_id, user_id from lesson_progress
    ) each group by lesson_id
  ), completed as (
    select lesson_id, ${count} from lesson_progress where completed group by lesson_id
  ), stopped as (
    select last_done, ${count} from (
      select user_id, max(order_num) as last_done
      from lesson_progress join lessons on lessons.id = lesson_id
      where completed and order_num <= ${limits.lessons} group by user_id
    ) furthest join users on users.id = user_id
    where last_practice_day is null or last_practice_day < ${today} - ${stoppedDays}::integer
    group by last_done
  )
  select order_num, title, coalesce(started.people, 0) as started, coalesce(completed.people, 0) as completed,
    case when order_num < ${limits.lessons} then coalesce(stopped.people, 0) else 0 end as stopped
  from lessons
  left join started on started.lesson_id = lessons.id
  left join completed on completed.lesson_id = lessons.id
  left join stopped on stopped.last_done = lessons.order_num
  order by order_num`;

/**
 * Returns one figure (`shownPeople`) for each of the last days, also for days on which nothing happened. `found` has
 * the columns `day` and `people`.
 */
async function perDay(db: Db, found: RawBuilder<unknown>): Promise<{ day: string; people: number | null }[]> {
  const days = await sql<{ day: string; people: number }>`
    select at as day, coalesce(people, 0) as people
    from generate_series(0, ${figureDays}::integer - 1) ago cross join lateral (select ${today} - ago as at) each
    left join (${found}) found on found.day = at order by 1`.execute(db);
  return days.rows.map(({ day, people }) => ({ day, people: shownPeople(people) }));
}
