// Everything stored about one learner's progress, in one SQL statement, and the finished answer made of it.
// A state is never changed: a turn makes a new one, so that what is remembered can be handed to anybody.

import type pg from 'pg';
import type { Progress } from '#api/progress.ts';
import type { TrophyPart } from '#content/course/course.ts';
import { learnerProgress } from '#rules/course/learner-progress.ts';
import { shownStreak } from '#rules/streak/streak.ts';
import type { Published } from '../course/published.ts';
import { AppError } from '../http/app-error.ts';
import type { KnownLearner } from './learner-memory.ts';

/** A checked item, or a step that was done as a whole (the rehearsal). */
export type Mark = { readonly step_id: string; readonly checklist_id: string | null };

export type LearnerState = {
  readonly current_streak: number;
  readonly last_practice_day: string | null;
  readonly practice_zone: string | null;
  /** The zone the browser sent last. */
  readonly time_zone: string | null;
  /** Lessons that have a row, completed or not, 13 included. */
  readonly lessons: readonly {
    readonly lesson_id: string;
    readonly completed: boolean;
    readonly completed_at: string | null;
  }[];
  readonly marks: readonly Mark[];
  readonly trophies: readonly { readonly part: TrophyPart; readonly unlocked_at: string | null }[];
};

// Ages are sent as UTC text by the database, so that no driver or session time zone takes part.
const iso = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// One statement sees one moment: the version belongs to exactly these rows.
const readAll = {
  name: 'learner-state',
  text: `
    select progress_version, current_streak, last_practice_day, practice_zone, time_zone,
      (select coalesce(json_agg(json_build_array(lesson_id, completed, ${iso('completed_at')})), '[]')
         from lesson_progress where user_id = users.id) as lessons,
      (select coalesce(json_agg(json_build_array(step_id, checklist_id)), '[]')
         from progress where user_id = users.id) as marks,
      (select coalesce(json_agg(json_build_array(part, ${iso('unlocked_at')}) order by unlocked_at desc), '[]')
         from trophies where user_id = users.id) as trophies
    from users where id = $1`,
};

/** Throws unauthenticated when the person is gone (deleted while a request was under way). */
export async function readLearner(pool: pg.Pool, userId: string): Promise<KnownLearner> {
  const [row] = (await pool.query({ ...readAll, values: [userId] })).rows;
  if (!row) throw new AppError('unauthenticated');
  const lessons: [string, boolean, string | null][] = row.lessons;
  const marks: [string, string | null][] = row.marks;
  const trophies: [TrophyPart, string | null][] = row.trophies;
  return {
    version: row.progress_version,
    state: {
      current_streak: row.current_streak,
      last_practice_day: row.last_practice_day,
      practice_zone: row.practice_zone,
      time_zone: row.time_zone,
      lessons: lessons.map(([lesson_id, completed, completed_at]) => ({
        lesson_id,
        completed,
        completed_at,
      })),
      marks: marks.map(([step_id, checklist_id]) => markOf(step_id, checklist_id)),
      trophies: trophies.map(([part, unlocked_at]) => ({ part, unlocked_at })),
    },
  };
}

/** There are as many marks as the course has items; thousands of remembered learners share them. */
const sharedMarks = new Map<string, Mark>();

export function markOf(step_id: string, checklist_id: string | null): Mark {
  const key = JSON.stringify([step_id, checklist_id]);
  const known = sharedMarks.get(key);
  if (known) return known;
  const mark = { step_id, checklist_id };
  sharedMarks.set(key, mark);
  return mark;
}

/** Whether the rehearsal was danced to its end at least once. */
export function hasRehearsed(state: LearnerState, published: Published): boolean {
  return state.marks.some(
    (mark) => mark.checklist_id === null && mark.step_id === published.rehearseStep?.id,
  );
}

/** The order_nums of the completed lessons. */
export function completedDays(state: LearnerState, published: Published): Set<number> {
  const days = state.lessons.map(
    ({ lesson_id, completed }) => completed && published.lessonById.get(lesson_id)?.order_num,
  );
  return new Set(days.filter((day) => typeof day === 'number'));
}

/** The answer of api/progress.ts for this state at `now` (UTC milliseconds) in the learner's zone. */
export function progressAnswer(
  state: LearnerState,
  published: Published,
  now: number,
  timeZone: string,
): Progress {
  const marked = state.marks.flatMap((mark) => published.stepLesson.get(mark.step_id)?.id ?? []);
  const practice = { ...state, last_day: state.last_practice_day, time_zone: state.practice_zone };
  return learnerProgress({
    lessons: published.lessons,
    completed: state.lessons.filter((lesson) => lesson.completed),
    touched_lesson_ids: [...state.lessons.map((lesson) => lesson.lesson_id), ...marked],
    rehearsal_completed: hasRehearsed(state, published),
    trophies: state.trophies,
    current_streak: shownStreak(practice, now, timeZone),
    checked: state.marks.flatMap((mark) =>
      mark.checklist_id && published.itemStep.has(mark.checklist_id) ? [mark.checklist_id] : [],
    ),
  });
}
