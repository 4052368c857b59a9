// The table of videos with one video for each day. It has a row for each lesson, and all steps of the lesson show the
// row's video.

import type { StepType } from '#course/content/course.ts';
import { hasOwnMedium } from './own-medium.ts';
import type { VideoRow } from './paste-videos.ts';

type StepRow = VideoRow & { lesson_id: string; step_type: StepType; media_file: string | null };

/** Returns a row for each lesson: the lesson's first part, or the rehearsal's dance. */
export function dayRows<Row extends StepRow>(steps: readonly Row[]): Row[] {
  const lessons = [...new Set(steps.map(({ lesson_id }) => lesson_id))];
  return lessons.flatMap(
    (lesson) =>
      steps.find(
        ({ lesson_id, step_type }) =>
          lesson_id === lesson && (step_type === 'learn' || step_type === 'rehearse'),
      ) ?? [],
  );
}

/** Whether no lesson has more than one part. */
export function isByDay(steps: readonly StepRow[]): boolean {
  const parts = steps.filter(({ step_type }) => step_type === 'learn').map(({ lesson_id }) => lesson_id);
  return new Set(parts).size === parts.length;
}

/**
 * Returns the steps with the rows of days put in: where a lesson's row changed, the lesson's practice list and Zombie
 * Check show the same video, and its other parts show none.
 */
export function withDayRows<Row extends StepRow>(steps: readonly Row[], rows: readonly Row[]): Row[] {
  const before = new Map(steps.map((step) => [step.id, step]));
  const changed = rows.filter((row) => JSON.stringify(before.get(row.id)) !== JSON.stringify(row));
  const ofLesson = new Map(changed.map((row) => [row.lesson_id, row]));
  return steps.map((step) => {
    const row = ofLesson.get(step.lesson_id);
    if (!row) return step;
    if (step.id === row.id) return row;
    if (step.step_type === row.step_type) return { ...step, youtube_id: null, media_file: null };
    const { youtube_id, media_file, start_time, end_time } = row;
    return { ...step, youtube_id, media_file, start_time, end_time };
  });
}

/** Returns the number of parts that have no video although another part of the same lesson has one. */
export function spareParts(steps: readonly StepRow[]): number {
  const parts = steps.filter(({ step_type }) => step_type === 'learn');
  const shown = new Set(parts.filter(hasOwnMedium).map(({ lesson_id }) => lesson_id));
  return parts.filter((part) => !hasOwnMedium(part) && shown.has(part.lesson_id)).length;
}
