// Gives a learner the trophies that are due, and lesson 13 with the final one (specification, section 4).
// Each in a savepoint: a failure is logged and heals at the next read; it never undoes the lesson.

import type pg from 'pg';
import type { TrophyPart } from '#content/course/course.ts';
import { marksLesson13 } from '#rules/course/rehearsal.ts';
import { missingTrophies } from '#rules/course/trophies.ts';
import type { Published } from '../course/published.ts';
import { type Log, reasonOf } from '../log.ts';
import { completedDays, hasRehearsed, type LearnerState } from './learner-state.ts';

/** What is due for this state, before anything is written. */
export function dueTrophies(
  state: LearnerState,
  published: Published,
): { parts: TrophyPart[]; lesson13: string | null } {
  const earned = {
    completed: completedDays(state, published),
    rehearsal_completed: hasRehearsed(state, published),
  };
  const owned = new Set(state.trophies.map((trophy) => trophy.part));
  const rehearsal = published.lessons.find((lesson) => lesson.order_num === 13);
  const isDone = state.completed.some((lesson) => lesson.lesson_id === rehearsal?.id);
  return {
    parts: missingTrophies({ ...earned, owned }),
    lesson13: rehearsal && !isDone && marksLesson13(earned) ? rehearsal.id : null,
  };
}

/** Writes what is due inside the caller's transaction, brings `state` up to date, and returns the new parts in order. */
export async function awardTrophies(
  client: pg.PoolClient,
  userId: string,
  state: LearnerState,
  published: Published,
  now: number,
  log: Log,
): Promise<TrophyPart[]> {
  const { parts, lesson13 } = dueTrophies(state, published);
  const at = new Date(now).toISOString();
  const awarded: TrophyPart[] = [];
  for (const part of parts) {
    const written = await attempt(client, log, `trophy_${part}`, () =>
      client.query(
        'insert into trophies (user_id, part, unlocked_at) values ($1, $2, $3) on conflict (user_id, part) do nothing',
        [userId, part, at],
      ),
    );
    if (!written) continue;
    state.trophies.unshift({ part, unlocked_at: at });
    awarded.push(part);
  }
  if (lesson13) {
    const written = await attempt(client, log, 'lesson_13', () =>
      writeCompletion(client, userId, lesson13, at),
    );
    if (written) state.completed.push({ lesson_id: lesson13, completed_at: at });
  }
  return awarded;
}

/** Marks a lesson completed; a repeated completion keeps the first date. */
export async function writeCompletion(
  client: pg.PoolClient,
  userId: string,
  lessonId: string,
  at: string,
): Promise<void> {
  await client.query({
    name: 'write-completion',
    text: `
      insert into lesson_progress (user_id, lesson_id, completed, completed_at) values ($1, $2, true, $3)
      on conflict (user_id, lesson_id) do update
        set completed = true, completed_at = coalesce(lesson_progress.completed_at, excluded.completed_at)
        where not lesson_progress.completed`,
    values: [userId, lessonId, at],
  });
}

async function attempt(
  client: pg.PoolClient,
  log: Log,
  what: string,
  write: () => Promise<unknown>,
): Promise<boolean> {
  await client.query('savepoint award');
  try {
    await write();
    await client.query('release savepoint award');
    return true;
  } catch (error) {
    await client.query('rollback to savepoint award');
    log.error('award_failed', { what, reason: reasonOf(error) });
    return false;
  }
}
