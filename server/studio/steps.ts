// Adds a step to a lesson and takes one out. A step that is taken out keeps its row and everybody's records.

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { OutputOf } from '#api/contract.ts';
import type { StepType } from '#content/course/course.ts';
import { lessonDanceOf } from '#rules/player/scene.ts';
import { canAddStep, canRemoveStep, placeOf } from '#rules/studio/step-kinds.ts';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import { AppError } from '../http/app-error.ts';
import { change, mustBeCurrent, stamp } from './change.ts';
import { readLesson, readStep, stepVersion } from './read-lesson.ts';
import { ask, type Studio } from './studio.ts';

/** A new step shows the lesson's own part of the routine until it is given something else. Throws not_found. */
export async function addStep(
  studio: Studio,
  user_id: string,
  lesson_id: string,
  step_type: StepType,
): Promise<{ step_id: string }> {
  const { order_num } = (await readLesson(studio.pool, lesson_id)).lesson;
  const summary = `Day ${order_num}: added a ${step_type.replace('_', ' ')} step`;
  return change(studio, { user_id, summary }, async (client) => {
    const { lesson } = await readLesson(client, lesson_id);
    const kinds = lesson.steps.map((step) => step.step_type);
    if (!canAddStep(order_num, kinds, step_type) || kinds.length >= studioLimits.stepsPerLesson)
      throw new AppError('invalid_input', { message: 'This lesson has no place for another one.' });
    const step_id = randomUUID();
    const { start, end } = lessonDanceOf(order_num);
    await client.query(
      `insert into steps (id, lesson_id, step_type, order_num, start_time, end_time, dance_start, dance_end, edited_at)
       values ($1, $2, $3, 0, $4, $5, $4, $5, ${stamp})`,
      [step_id, lesson_id, step_type, start, end],
    );
    const ids = lesson.steps.map(({ id }) => id);
    await number(client, ids.toSpliced(placeOf(order_num, kinds, step_type), 0, step_id));
    return { step_id };
  });
}

/** Throws not_found, conflict, and invalid_input for the last step of its kind. */
export async function removeStep(
  studio: Studio,
  user_id: string,
  step_id: string,
  { confirmed, version }: { confirmed: boolean; version: string },
): Promise<OutputOf<'removeStudioStep'>> {
  const { lesson, step } = await readStep(studio.pool, step_id);
  const summary = `Day ${lesson.order_num}: took out a ${step.step_type.replace('_', ' ')} step`;
  return change(studio, { user_id, summary }, async (client) => {
    const current = await readStep(client, step_id);
    mustBeCurrent(version, stepVersion(current.step));
    const kinds = current.lesson.steps.map((each) => each.step_type);
    if (!canRemoveStep(kinds, step.step_type))
      throw new AppError('invalid_input', { message: 'A lesson keeps at least one step of each kind.' });
    const { rows } = await ask(
      client,
      'select count(distinct user_id)::integer as people from progress where step_id = $1',
      [step_id],
    );
    const people: number = rows[0].people;
    if (!confirmed) return { done: false, people };
    await client.query(`update steps set removed_at = now(), edited_at = ${stamp} where id = $1`, [step_id]);
    return { done: true, people };
  });
}

async function number(client: pg.PoolClient, step_ids: readonly string[]): Promise<void> {
  await client.query(
    `update steps set order_num = place.number, edited_at = ${stamp}
     from unnest($1::text[]) with ordinality as place (id, number)
     where steps.id = place.id and order_num <> place.number`,
    [step_ids],
  );
}
