// The draft of a step that an operator edits, and its conversion from and to a stored step.

import type { CourseStep } from '#course/content/course.ts';
import { mergeFields } from '#platform/web/forms/merge.ts';
import { newKey } from '#platform/web/queries/new-key.ts';
import { segmentsOf } from '#player/rules/segments.ts';
import type { InputOf } from '#subjects/api/contract.ts';

type Saved = InputOf<'saveStudioStep'>['body'];

/** `key` is the item's id. A new item has a random id from the start, so that every save names the same item. */
export type ItemDraft = Omit<Saved['checklists'][number], 'id'> & { key: string };
export type StepDraft = Omit<Saved, 'checklists' | 'confirmed' | 'version'> & { checklists: ItemDraft[] };

/** The times of a step and of its items are merged together with its video, because they are times of that video. */
export const mergeStep = mergeFields<StepDraft>({
  parts: {
    notes: ['notes_html'],
    'video, times and segments': [
      ...(['youtube_id', 'media_file', 'start_time', 'end_time'] as const),
      ...(['dance_start', 'dance_end', 'checklists'] as const),
    ],
  },
});

export function draftOf(step: CourseStep): StepDraft {
  const { youtube_id, media_file, start_time, end_time, dance_start, dance_end, notes_html } = step;
  return {
    youtube_id,
    media_file,
    start_time,
    end_time,
    dance_start,
    dance_end,
    notes_html,
    checklists: step.checklists.map(({ step_id: _, order_num: __, id: key, ...item }) => ({ ...item, key })),
  };
}

/**
 * Returns the stored rows in the order of `ids`; rows whose ids are not in `ids`, because they were added since, are
 * last.
 */
export function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const ordered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return [...ordered, ...rows.filter((row) => !ids.includes(row.id))];
}

/** Returns the body of a save, made from the draft. */
export function savedOf(draft: StepDraft): Omit<Saved, 'confirmed' | 'version'> {
  return { ...draft, checklists: draft.checklists.map(({ key, ...item }) => ({ ...item, id: key })) };
}

/** Returns the step with the draft's values, for the preview. */
export function stepOf(step: CourseStep, draft: StepDraft): CourseStep {
  const checklists = draft.checklists.map(({ key, ...item }, index) => ({
    ...item,
    id: key,
    step_id: step.id,
    order_num: index + 1,
  }));
  return { ...step, ...draft, checklists };
}

/**
 * Returns new items, one for each 15 seconds of the step, with the dancer's times too. `duration` is the video's length
 * in seconds, for a step that lasts to the end of its video; such a step gets no items while the length is not known
 * (null).
 */
export function segmentItems(draft: StepDraft, duration: number | null): ItemDraft[] {
  const { start_time, end_time, dance_start, dance_end } = draft;
  const dances =
    dance_start === null || dance_end === null ? [] : segmentsOf({ start: dance_start, end: dance_end });
  return segmentsOf({ start: start_time, end: end_time || (duration ?? 0) }).map((segment, index) => ({
    ...emptyItem(),
    item_text: `Segment ${index + 1}`,
    start_time: segment.start,
    end_time: segment.end,
    dance_start: dances[index]?.start ?? null,
    dance_end: dances[index]?.end ?? null,
  }));
}

/** Returns a new, empty item. */
export function emptyItem(): ItemDraft {
  const times = { start_time: 0, end_time: 0, dance_start: null, dance_end: null };
  return { key: newKey(), item_text: '', ...times };
}
