// The rows of the course in order, without the steps and items that an operator has removed.

import type { Checklist, CourseLesson, CourseStep, Lesson, Step } from '#course/content/course.ts';
import type { Db } from '#platform/server/db/database.ts';

export function lessonRows(db: Db) {
  return db.selectFrom('lessons').select(['id', 'order_num', 'lesson_number', 'title']).orderBy('order_num');
}

export function stepRows(db: Db) {
  return db
    .selectFrom('steps')
    .select(['id', 'lesson_id', 'step_type', 'order_num', 'youtube_id', 'media_file', 'notes_html'])
    .select(['start_time', 'end_time', 'dance_start', 'dance_end'])
    .where('removed_at', 'is', null)
    .orderBy('order_num')
    .orderBy('id');
}

export function itemRows(db: Db) {
  return db
    .selectFrom('checklists')
    .select(['id', 'step_id', 'order_num', 'item_text'])
    .select(['start_time', 'end_time', 'dance_start', 'dance_end'])
    .where('removed_at', 'is', null)
    .orderBy('order_num')
    .orderBy('id');
}

/** Returns each step with its items. */
export function withItems(steps: readonly Step[], items: readonly Checklist[]): CourseStep[] {
  const itemsOf = Map.groupBy(items, (item) => item.step_id);
  return steps.map((step) => ({ ...step, checklists: itemsOf.get(step.id) ?? [] }));
}

/** Returns each lesson with its steps. */
export function withSteps(lessons: readonly Lesson[], steps: readonly CourseStep[]): CourseLesson[] {
  const stepsOf = Map.groupBy(steps, (step) => step.lesson_id);
  return lessons.map((lesson) => ({ ...lesson, steps: stepsOf.get(lesson.id) ?? [] }));
}
