// Adds a step to a lesson, or removes a step. A removed step keeps its row and learners' records.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StepType } from '#course/content/course.ts';
import { houseSecond } from '#course/rules/house-dance.ts';
import { houseLessonOf } from '#course/rules/step-scene.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { canAddStep, canRemoveStep, placeOf } from '#studio/rules/step-kinds.ts';
import { dayName, stepName } from '#studio/rules/step-name.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { change, mustBeCurrent, type Operator, stamp } from './change.ts';
import { readLesson, readStep } from './read-lesson.ts';
import { putInOrder } from './save-lesson.ts';
import type { Studio, Trx } from './studio.ts';

/**
 * Adds a step with the times of the lesson's part of the house routine. Throws not_found, and invalid_input if the
 * lesson has no place for the step.
 */
export async function addStep(
  studio: Studio,
  by: Operator,
  lesson_id: string,
  step_type: StepType,
): Promise<{ step_id: string }> {
  const { order_num } = (await readLesson(studio.db, lesson_id)).lesson;
  const summary = `${dayName(order_num)}: ${step_type === 'learn' ? 'part' : 'step'} added`;
  return change(studio, { ...by, summary }, async (trx) => {
    const { lesson } = await readLesson(trx, lesson_id);
    const kinds = lesson.steps.map((step) => step.step_type);
    if (!canAddStep(order_num, kinds, step_type) || kinds.length >= studioLimits.stepsPerLesson)
      throw new AppError('invalid_input', { message: 'This lesson has no place for another one.' });
    const step_id = randomUUID();
    const counts = houseLessonOf(order_num);
    const [start, end] = [houseSecond(counts.start), houseSecond(counts.end)];
    const times = { start_time: start, end_time: end, dance_start: start, dance_end: end };
    await trx
      .insertInto('steps')
      .values({ id: step_id, lesson_id, step_type, order_num: 0, ...times, edited_at: stamp })
      .execute();
    const ids = lesson.steps.map(({ id }) => id);
    await putInOrder(trx, 'steps', ids.toSpliced(placeOf(order_num, kinds, step_type), 0, step_id));
    return { step_id };
  });
}

/**
 * Removes a step, or answers `done: false` if not `confirmed`. Throws not_found, conflict, and invalid_input for a
 * lesson's last step of its kind.
 */
export async function removeStep(
  studio: Studio,
  by: Operator,
  step_id: string,
  { confirmed, version }: { confirmed: boolean; version: string },
): Promise<OutputOf<'removeStudioStep'>> {
  const { lesson, step } = await readStep(studio.db, step_id);
  const summary = `${stepName(lesson.order_num, lesson.steps, step)}: taken out`;
  return change(studio, { ...by, summary }, async (trx) => {
    const current = await readStep(trx, step_id);
    mustBeCurrent(version, current.version);
    const kinds = current.lesson.steps.map((each) => each.step_type);
    if (!canRemoveStep(kinds, step.step_type))
      throw new AppError('invalid_input', { message: 'A lesson keeps at least one step of each kind.' });
    const people = await peopleWith(trx, 'step_id', [step_id]);
    if (!confirmed) return { done: false, people };
    await takeOut(trx, 'steps', [step_id]);
    return { done: true, people };
  });
}

/** Returns the number of people who have a mark on one of the steps or items. */
export async function peopleWith(
  trx: Trx,
  column: 'step_id' | 'checklist_id',
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { people } = await trx
    .selectFrom('progress')
    .select(sql<number>`count(distinct user_id)::integer`.as('people'))
    .where(column, 'in', ids)
    .executeTakeFirstOrThrow();
  return people;
}

/** Removes rows from the course. The rows themselves, and learners' marks on them, are kept. */
export async function takeOut(
  trx: Trx,
  table: 'steps' | 'checklists',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable(table)
    .set({ removed_at: sql<Date>`now()`, edited_at: stamp })
    .where('id', 'in', ids)
    .execute();
}
