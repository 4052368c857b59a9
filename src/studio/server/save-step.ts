// Saves one step with its practice list. Items that are no longer in the list leave the course, but their rows and
// learners' marks on them are kept.

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CourseStep } from '#course/content/course.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { stepName } from '#studio/rules/step-name.ts';
import { stepProblems } from '#studio/rules/step-problems.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { youtubeIdsOf } from '#studio/rules/youtube-address.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { change, mustBeCurrent, type Operator, stamp } from './change.ts';
import { cleanNotes } from './clean-notes.ts';
import { readStep } from './read-lesson.ts';
import { peopleWith, takeOut } from './steps.ts';
import type { Studio, Trx } from './studio.ts';

type Body = InputOf<'saveStudioStep'>['body'];

/**
 * Saves a step. Throws not_found, conflict, invalid_input, and too_large for notes. Answers `done: false` when the
 * removal of items needs a confirmation.
 */
export async function saveStep(
  studio: Studio,
  by: Operator,
  step_id: string,
  body: Body,
): Promise<OutputOf<'saveStudioStep'>> {
  const { lesson, step } = await readStep(studio.db, step_id);
  const edited = {
    ...body,
    youtube_id: readYoutube(body.youtube_id),
    notes_html: readNotes(body.notes_html),
  };
  refuseProblems(step, edited);
  const summary = `${stepName(lesson.order_num, lesson.steps, step)}: ${changedParts(step, edited)}`;
  return change(studio, { ...by, summary }, async (trx) => {
    const { step: current, version } = await readStep(trx, step_id);
    mustBeCurrent(edited.version, version);
    const kept = new Set(edited.checklists.map(({ id }) => id));
    const removed = current.checklists.map(({ id }) => id).filter((id) => !kept.has(id));
    const people = await peopleWith(trx, 'checklist_id', removed);
    if (removed.length > 0 && !edited.confirmed) return { done: false, people, version: null };
    await writeStep(trx, step_id, edited);
    await writeItems(trx, current, edited.checklists, removed);
    return { done: true, people, version: (await readStep(trx, step_id)).version };
  });
}

/** Returns the changed parts in words for the history, such as 'notes, video'. */
function changedParts(before: CourseStep, after: Body): string {
  const differs = (...fields: (keyof Body & keyof CourseStep)[]) =>
    fields.some((field) => before[field] !== after[field]);
  const items = before.checklists.map(({ step_id: _, order_num: __, ...item }) => item);
  const parts = [
    differs('youtube_id', 'media_file') && 'video',
    differs('start_time', 'end_time', 'dance_start', 'dance_end') && 'times',
    !isDeepStrictEqual(items, after.checklists) && 'practice list',
    differs('notes_html') && 'notes',
  ];
  return parts.filter(Boolean).join(', ');
}

/**
 * Returns the ids of the videos in an operator's field, separated by spaces; null for an empty field. Throws
 * invalid_input for words without an id.
 */
export function readYoutube(field: string | null): string | null {
  const { ids, unknown } = youtubeIdsOf(field ?? '');
  if (unknown[0] !== undefined)
    throw new AppError('invalid_input', {
      message: `“${unknown[0].slice(0, 100)}” is not the address or id of a YouTube video.`,
      field: 'youtube_id',
    });
  return ids.length === 0 ? null : ids.join(' ');
}

function readNotes(notes_html: string): string {
  const cleaned = cleanNotes(notes_html);
  if (cleaned.length > studioLimits.notesMax) throw new AppError('too_large', { field: 'notes_html' });
  return cleaned;
}

function refuseProblems(step: CourseStep, edited: Body): void {
  const [problem] = stepProblems(edited);
  if (problem) throw new AppError('invalid_input', problem);
  const message = 'Only a practice step has a list.';
  if (step.step_type !== 'practice' && edited.checklists.length > 0)
    throw new AppError('invalid_input', { message, field: 'checklists' });
}

async function writeStep(trx: Trx, step_id: string, edited: Body): Promise<void> {
  const { confirmed: _, version: __, checklists: ___, ...step } = edited;
  await trx
    .updateTable('steps')
    .set({ ...step, edited_at: stamp })
    .where('id', '=', step_id)
    .execute();
}

/**
 * The pattern of an id that the page makes at random, in this version or in earlier versions. Ids of the built-in
 * course are words.
 */
const newId = /^[0-9a-f-]{32,36}$/;

/**
 * Whether any of these ids belongs to another step, or is unknown and no id of a new item. Ids of removed items of the
 * same step are allowed, so that these items can come back.
 */
async function haveStranger(trx: Trx, step_id: string, ids: string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const rows = await trx.selectFrom('checklists').select(['id', 'step_id']).where('id', 'in', ids).execute();
  const owners = new Map(rows.map((row) => [row.id, row.step_id]));
  return ids.some((id) => (owners.has(id) ? owners.get(id) !== step_id : !newId.test(id)));
}

async function writeItems(
  trx: Trx,
  current: CourseStep,
  items: Body['checklists'],
  removed: readonly string[],
): Promise<void> {
  const known = new Set(current.checklists.map(({ id }) => id));
  const rows = items.map((item, index) => ({
    ...item,
    id: item.id ?? randomUUID(),
    step_id: current.id,
    order_num: index + 1,
  }));
  const added = items.flatMap(({ id }) => (id === null || known.has(id) ? [] : id));
  const stranger = await haveStranger(trx, current.id, added);
  if (stranger || new Set(rows.map(({ id }) => id)).size < rows.length) throw new AppError('conflict');
  await takeOut(trx, 'checklists', removed);
  // The whole list is now the operator's: the seed must not move a single item back to its old place.
  for (const { id, step_id, ...item } of rows)
    await trx
      .insertInto('checklists')
      .values({ id, step_id, ...item, edited_at: stamp })
      .onConflict((row) => row.column('id').doUpdateSet({ ...item, removed_at: null, edited_at: stamp }))
      .execute();
}
