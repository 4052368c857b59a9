// The rules' answer about a learner's stored state.

import type { Progress } from '#course/api/progress.ts';
import { isDanced } from '#course/rules/house-dance.ts';
import { learnerProgress } from '#course/rules/learner-progress.ts';
import { danceProgress } from '#course/rules/plan/dance-progress.ts';
import { shownStreak } from '#course/rules/streak/streak.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import type { Published } from '#subjects/server/published.ts';
import type { Learner } from './practice.ts';
import type { LearnerState } from './read-learner.ts';

/**
 * Returns the facts that the rules need: the order_nums of the completed lessons, and how often the rehearsal was danced to
 * its end.
 */
export function doneOf(state: LearnerState, { lessonById, rehearseStepIds }: Published) {
  const days = state.completed.map(({ lesson_id }) => lessonById.get(lesson_id)?.order_num);
  return {
    completed: new Set(days.filter((day) => day !== undefined)),
    rehearsals: state.marks.filter(
      ({ step_id, checklist_id }) => checklist_id === null && rehearseStepIds.has(step_id),
    ).length,
  };
}

/** The answer of src/course/api/progress.ts for this state at `now` (UTC milliseconds) in the learner's zone. */
export function progressAnswer(
  state: LearnerState,
  published: Published,
  now: number,
  { timeZone }: Learner,
): Progress {
  const marked = state.marks.flatMap(({ step_id }) => published.stepLesson.get(step_id)?.id ?? []);
  const { taught, rehearseStep, settings } = published;
  const completedAt = new Map(
    state.completed.map(({ lesson_id, completed_at }) => [lesson_id, completed_at]),
  );
  const { completed, rehearsals } = doneOf(state, published);
  const learner = learnerProgress({
    lessons: published.lessons,
    completed: state.completed,
    touched_lesson_ids: [...state.opened, ...marked],
    rehearsals,
    trophies: state.trophies,
    current_streak: shownStreak(state.practice, now, timeZone),
    checked: state.marks.flatMap(({ checklist_id }) =>
      checklist_id && published.itemStep.has(checklist_id) ? [checklist_id] : [],
    ),
  });
  const dance = danceProgress({
    lessons: taught.map((lesson) => ({ ...lesson, completed_at: completedAt.get(lesson.id) ?? null })),
    completed,
    isRoutine: rehearseStep !== null && isDanced(rehearseStep),
    records: state.phrases,
    choices: state.plan,
    practice: state.practice,
    eventAt: parseEventDate(settings.next_challenge_date),
    now,
    zone: timeZone,
  });
  return { ...learner, dance };
}
