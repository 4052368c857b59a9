// The studio's lessons: there are always twelve days and the rehearsal, and operators edit their contents. A step is
// saved as a whole, with its practice list. A removal first answers how many people it affects, and keeps their
// records.

import { z } from 'zod';
import { courseLesson } from '#course/api/course.ts';
import { operatorOperation } from '#platform/api/operation.ts';
import { id, name, rawText, text } from '#platform/api/text.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { letGo, letGoAnswer } from './studio-built-in.ts';
import { saved, version } from './studio-content.ts';

const seconds = z.number().min(0).max(studioLimits.secondsMax);
const danceSeconds = z.number().min(0).max(studioLimits.routineSeconds).nullable();
const step_type = z.enum(['learn', 'practice', 'zombie_check', 'rehearse']);
const ofLesson = z.strictObject({ lesson_id: id });
const ofStep = z.strictObject({ step_id: id });
const ids = z.array(id).max(studioLimits.stepsPerLesson);

const item = z.strictObject({
  /**
   * The id of an item. A new item has null, or 32 random hexadecimal digits by which a later save recognises the same
   * item.
   */
  id: id.nullable(),
  item_text: text({ min: 1, max: studioLimits.itemMax }),
  start_time: seconds,
  end_time: seconds,
  dance_start: danceSeconds,
  dance_end: danceSeconds,
});

/**
 * `done` is false when the change needs a confirmation first: `people` is then the number of people with records that
 * the change affects.
 */
const removal = z.object({ done: z.boolean(), people: z.number().int() });

export const studioCourseOperations = {
  readStudioCourse: operatorOperation({
    summary: 'All lessons with what is in them, without the notes',
    output: z.object({
      lessons: z.array(
        z.object({
          id: z.string(),
          order_num: z.number().int(),
          title: z.string(),
          steps: z.array(
            z.object({
              id: z.string(),
              step_type,
              /** The medium that the step tries first. */
              medium: z.enum(['youtube', 'file', 'dancer']),
            }),
          ),
        }),
      ),
      version: z.string(),
    }),
  }),
  orderStudioLessons: operatorOperation({
    summary: 'The twelve lessons in their new order; the rehearsal stays last',
    body: z.strictObject({ lesson_ids: ids, version }),
    output: saved,
    errors: ['invalid_input', 'conflict'],
  }),
  readStudioLesson: operatorOperation({
    summary: 'One lesson with everything in it',
    params: ofLesson,
    output: z.object({
      lesson: courseLesson,
      /** The version of the title and of the order of the steps. */
      version: z.string(),
      step_versions: z.record(z.string(), z.string()),
    }),
    errors: ['not_found'],
  }),
  saveStudioLesson: operatorOperation({
    summary: 'The title, and the order of the steps',
    params: ofLesson,
    body: z.strictObject({
      title: name({ min: 1, max: studioLimits.titleMax }),
      step_ids: ids,
      version,
    }),
    output: saved,
    errors: ['invalid_input', 'not_found', 'conflict'],
  }),
  addStudioStep: operatorOperation({
    summary: 'Add an empty step at its kind’s place',
    params: ofLesson,
    body: z.strictObject({ step_type }),
    output: z.object({ step_id: z.string() }),
    errors: ['invalid_input', 'not_found'],
  }),
  saveStudioStep: operatorOperation({
    summary: 'One step with its whole practice list; items that are missing are taken out once `confirmed`',
    params: ofStep,
    body: z.strictObject({
      youtube_id: text({ max: studioLimits.youtubeFieldMax }).nullable(),
      media_file: text({ max: studioLimits.fileNameMax }).nullable(),
      start_time: seconds,
      end_time: seconds,
      dance_start: danceSeconds,
      dance_end: danceSeconds,
      notes_html: rawText.max(studioLimits.notesMax),
      checklists: z.array(item).max(studioLimits.itemsPerStep),
      confirmed: z.boolean(),
      version,
    }),
    output: removal.extend({
      /** The version of the step as it is stored now; null while the change needs a confirmation. */
      version: z.string().nullable(),
    }),
    errors: ['invalid_input', 'not_found', 'conflict', 'too_large'],
  }),
  removeStudioStep: operatorOperation({
    summary: 'Take a step out of the course once `confirmed`',
    params: ofStep,
    body: z.strictObject({ confirmed: z.boolean(), version }),
    output: removal,
    errors: ['invalid_input', 'not_found', 'conflict'],
  }),
  readStudioVideos: operatorOperation({
    summary: 'The videos of every step of the course',
    output: z.object({
      steps: z.array(
        z.object({
          id: z.string(),
          lesson_id: z.string(),
          order_num: z.number().int(),
          title: z.string(),
          step_type,
          youtube_id: z.string().nullable(),
          media_file: z.string().nullable(),
          start_time: z.number(),
          end_time: z.number(),
          /** Sentences about the faults of the step's film. */
          problems: z.array(z.string()),
        }),
      ),
      /** The practice segments of the steps, so that segments outside of a video can be named. */
      items: z.array(
        z.object({
          step_id: z.string(),
          item_text: z.string(),
          start_time: z.number(),
          end_time: z.number(),
        }),
      ),
      version: z.string(),
    }),
  }),
  saveStudioVideos: operatorOperation({
    summary:
      'The videos and films of some steps, all or none; an end of 0 is the end of the video. `built_in`: what becomes of the built-in course in their lessons',
    body: z.strictObject({
      videos: z
        .array(
          z.strictObject({
            id,
            youtube_id: text({ max: studioLimits.youtubeFieldMax }).nullable(),
            media_file: text({ max: studioLimits.fileNameMax }).nullable(),
            start_time: seconds,
            end_time: seconds,
          }),
        )
        .min(1)
        .max(13 * studioLimits.stepsPerLesson),
      built_in: letGo.optional(),
      confirmed: z.boolean().default(false),
      version,
    }),
    output: letGoAnswer,
    errors: ['invalid_input', 'conflict', 'too_large'],
  }),
  listStudioMedia: operatorOperation({
    summary: 'The video files in the media folder',
    output: z.object({ files: z.array(z.object({ name: z.string(), bytes: z.number() })) }),
  }),
};
