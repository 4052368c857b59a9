// Saves one step with its practice list. Items that are no longer in the list leave the course, but their rows and
// everybody's marks on them stay.

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { InputOf, OutputOf } from '#api/contract.ts';
import type { CourseStep } from '#content/course/course.ts';
import { stepProblems } from '#rules/studio/step-problems.ts';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import { youtubeIdsOf } from '#rules/studio/youtube-address.ts';
import { AppError } from '../http/app-error.ts';
import { change, mustBeCurrent, stamp } from './change.ts';
import { cleanNotes } from './clean-notes.ts';
import { readStep, stepVersion } from './read-lesson.ts';
import { ask, type Studio } from './studio.ts';

type Body = InputOf<'saveStudioStep'>['body'];

/** Throws not_found, conflict and invalid_input. Answers `done: false` when removed items wait for a yes. */
export async function saveStep(
  studio: Studio,
  user_id: string,
  step_id: string,
  body: Body,
): Promise<OutputOf<'saveStudioStep'>> {
  const { lesson, step } = await readStep(studio.pool, step_id);
  const edited = {
    ...body,
    youtube_id: readYoutube(body.youtube_id),
    notes_html: readNotes(body.notes_html),
  };
  refuseProblems(step, edited);
  const summary = `Day ${lesson.order_num}: changed a ${step.step_type.replace('_', ' ')} step`;
  return change(studio, { user_id, summary }, async (client) => {
    const { step: current } = await readStep(client, step_id);
    mustBeCurrent(edited.version, stepVersion(current));
    const kept = new Set(edited.checklists.map(({ id }) => id));
    const removed = current.checklists.map(({ id }) => id).filter((id) => !kept.has(id));
    const people = await peopleWithMarks(client, removed);
    if (removed.length > 0 && !edited.confirmed) return { done: false, people };
    await writeStep(client, step_id, edited);
    await writeItems(client, current, edited.checklists, removed);
    return { done: true, people };
  });
}

function readYoutube(field: string | null): string | null {
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

async function peopleWithMarks(client: pg.PoolClient, checklist_ids: readonly string[]): Promise<number> {
  if (checklist_ids.length === 0) return 0;
  const { rows } = await ask(
    client,
    'select count(distinct user_id)::integer as people from progress where checklist_id = any($1)',
    [checklist_ids],
  );
  return rows[0].people;
}

async function writeStep(client: pg.PoolClient, step_id: string, edited: Body): Promise<void> {
  await client.query(
    `update steps set youtube_id = $2, media_file = $3, start_time = $4, end_time = $5, dance_start = $6,
       dance_end = $7, notes_html = $8, edited_at = ${stamp}
     where id = $1`,
    [
      step_id,
      edited.youtube_id,
      edited.media_file,
      edited.start_time,
      edited.end_time,
      edited.dance_start,
      edited.dance_end,
      edited.notes_html,
    ],
  );
}

async function writeItems(
  client: pg.PoolClient,
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
  const stranger = items.some(({ id }) => id !== null && !known.has(id));
  if (stranger || new Set(rows.map(({ id }) => id)).size < rows.length) throw new AppError('conflict');
  await client.query(`update checklists set removed_at = now(), edited_at = ${stamp} where id = any($1)`, [
    removed,
  ]);
  // The whole list is now the operator's: the seed must not put a single item back into its old place.
  await client.query(
    `insert into checklists (id, step_id, order_num, item_text, start_time, end_time, dance_start, dance_end, edited_at)
     select id, step_id, order_num, item_text, start_time, end_time, dance_start, dance_end, ${stamp}
     from jsonb_populate_recordset(null::checklists, $1)
     on conflict (id) do update set order_num = excluded.order_num, item_text = excluded.item_text,
       start_time = excluded.start_time, end_time = excluded.end_time, dance_start = excluded.dance_start,
       dance_end = excluded.dance_end, edited_at = excluded.edited_at`,
    [JSON.stringify(rows)],
  );
}
