// Everything that the screens need to know about one learner, computed from the stored rows. No date is invented: a
// trophy without a row has no date.

import type { Lesson } from '#course/content/course.ts';
import { type TrophyPart, trophyParts } from '#course/content/trophies.ts';
import { limits } from '#subjects/rules/limits.ts';
import { eachFigure, type Figures } from './figures.ts';
import { type LessonStatus, lessonStatus, nextLesson } from './lesson-status.ts';
import { rehearsalCardUnlocked, rehearsePageUnlocked } from './rehearsal.ts';
import { nextTrophy, unlockedTrophies } from './trophies.ts';

type OwnedTrophy = { part: TrophyPart; unlocked_at: string | null };

/** The stored rows of one learner; dates are UTC instants in ISO 8601. */
export type LearnerRows = Figures & {
  /** The lessons, all 13. */
  lessons: readonly Lesson[];
  completed: readonly { lesson_id: string; completed_at: string | null }[];
  /** Lessons with any progress or lesson_progress row. */
  touched_lesson_ids: readonly string[];
  /** How many rehearsals are recorded as danced to their end. */
  rehearsals: number;
  trophies: readonly OwnedTrophy[];
  /** Ids of checked practice list items. */
  checked: readonly string[];
};

/** The rows of a new learner. */
export const nothingYet: Omit<LearnerRows, 'lessons'> = {
  completed: [],
  touched_lesson_ids: [],
  rehearsals: 0,
  trophies: [],
  ...eachFigure(() => 0),
  checked: [],
};

/** The progress of one learner for the screens, in the shape of the contract's `progress`. */
export type LearnerProgress = Figures & {
  lessons: { lesson_id: string; order_num: number; status: LessonStatus; completed_at: string | null }[];
  completed_count: number;
  next_lesson: { lesson_id: string; order_num: number; title: string } | null;
  dashboard_card: DashboardCard;
  trophies: { part: TrophyPart; unlocked: boolean; unlocked_at: string | null }[];
  next_trophy: TrophyPart | null;
  latest_trophy: OwnedTrophy | null;
  rehearsal: { page_unlocked: boolean; card_unlocked: boolean; completed: boolean };
  checked: string[];
};

/**
 * Applies section 4 of the specification to a learner's rows. An owned trophy stays unlocked whatever the lessons say.
 */
export function learnerProgress(rows: LearnerRows): LearnerProgress {
  const completedAt = new Map(rows.completed.map(({ lesson_id, completed_at }) => [lesson_id, completed_at]));
  const touchedIds = new Set(rows.touched_lesson_ids);
  const completed = orderNums(rows.lessons, (id) => completedAt.has(id));
  const touched = orderNums(rows.lessons, (id) => touchedIds.has(id));
  // The rehearsal does not count as one of the 12 lessons.
  const completed_count = [...completed].filter((order_num) => order_num <= limits.lessons).length;
  const next = nextLesson(rows.lessons, completed);
  const trophies = trophyShelf(rows, completed);
  const rehearsal_completed = rows.rehearsals > 0;
  const unlocked = trophies.filter((trophy) => trophy.unlocked);

  return {
    lessons: rows.lessons
      .filter(({ order_num }) => order_num <= limits.lessons)
      .sort((a, b) => a.order_num - b.order_num)
      .map(({ id, order_num }) => ({
        lesson_id: id,
        order_num,
        status: lessonStatus({ order_num, completed, touched }),
        completed_at: completedAt.get(id) ?? null,
      })),
    completed_count,
    next_lesson: next && { lesson_id: next.id, order_num: next.order_num, title: next.title },
    dashboard_card: dashboardCard({ completed_count, rehearsal_completed }),
    trophies,
    next_trophy: nextTrophy(unlocked.map(({ part }) => part)),
    latest_trophy: latestTrophy(unlocked),
    rehearsal: {
      page_unlocked: rehearsePageUnlocked(completed),
      card_unlocked: rehearsalCardUnlocked(completed),
      completed: rehearsal_completed,
    },
    ...eachFigure((name) => rows[name]),
    checked: [...rows.checked],
  };
}

function orderNums(lessons: readonly Lesson[], has: (lesson_id: string) => boolean): Set<number> {
  return new Set(lessons.filter(({ id }) => has(id)).map(({ order_num }) => order_num));
}

function trophyShelf(rows: LearnerRows, completed: ReadonlySet<number>): LearnerProgress['trophies'] {
  const earned = new Set(unlockedTrophies({ completed, rehearsals: rows.rehearsals }));
  const owned = new Map(rows.trophies.map(({ part, unlocked_at }) => [part, unlocked_at]));
  return trophyParts.map((part) => ({
    part,
    unlocked: earned.has(part) || owned.has(part),
    unlocked_at: owned.get(part) ?? null,
  }));
}

/**
 * Returns the newest trophy. A trophy without a date counts as earned just now. Of two trophies with the same date, the
 * later in the order of trophies is the newest.
 */
function latestTrophy(unlocked: readonly OwnedTrophy[]): OwnedTrophy | null {
  const age = ({ unlocked_at }: OwnedTrophy) => (unlocked_at === null ? Infinity : Date.parse(unlocked_at));
  const latest = unlocked.reduce<OwnedTrophy | null>(
    (best, trophy) => (best === null || age(trophy) >= age(best) ? trophy : best),
    null,
  );
  return latest && { part: latest.part, unlocked_at: latest.unlocked_at };
}

/** Which main card the dashboard shows (specification, section 4); the web has its words. */
export type DashboardCard = 'continue_plan' | 'rehearse_prompt' | 'all_complete';

/**
 * Returns the main card of the dashboard. `completed_count` is the number of completed lessons among the 12, without
 * the rehearsal.
 */
export function dashboardCard({
  completed_count,
  rehearsal_completed,
}: {
  completed_count: number;
  rehearsal_completed: boolean;
}): DashboardCard {
  if (completed_count < limits.lessons) return 'continue_plan';
  return rehearsal_completed ? 'all_complete' : 'rehearse_prompt';
}
