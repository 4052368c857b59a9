// The course and its words. The answers are the same for everybody and say nothing about a person, so that they can be
// cached.

import { z } from 'zod';
import { operation } from '#platform/api/operation.ts';
import { id, text } from '#platform/api/text.ts';
import { lessonDance } from './dance.ts';

const lesson = z.object({
  id: z.string(),
  order_num: z.number().int(),
  lesson_number: z.number().int(),
  title: z.string(),
});
const range = { start_time: z.number(), end_time: z.number() };
const danceRange = { dance_start: z.number().nullable(), dance_end: z.number().nullable() };

const checklist = z.object({
  id: z.string(),
  step_id: z.string(),
  order_num: z.number().int(),
  item_text: z.string(),
  ...range,
  ...danceRange,
});

const step = z.object({
  id: z.string(),
  lesson_id: z.string(),
  step_type: z.enum(['learn', 'practice', 'zombie_check', 'rehearse']),
  order_num: z.number().int(),
  youtube_id: z.string().nullable(),
  media_file: z.string().nullable(),
  ...range,
  ...danceRange,
  notes_html: z.string(),
  checklists: z.array(checklist),
});

/** The operator's recording, played instead of the band (src/dance/rules/recording/recording.ts). */
export const recording = z.strictObject({
  file: z.string(),
  title: z.string().optional(),
  seconds: z.number(),
  anchors: z.array(z.strictObject({ beat: z.number(), at: z.number() })).readonly(),
});

export const courseLesson = lesson.extend({ steps: z.array(step) });

/** A lesson as learners get it, with the data about the operator's own dance. */
const taughtLesson = courseLesson.extend({ dance: lessonDance.optional() });

/**
 * The query with the tag of the page's language, which must be an offered language. Without a tag the answer is in
 * English.
 */
export const inLanguage = z.strictObject({ language: text({ max: 20 }).optional() });

export const courseOperations = {
  readCourse: operation({
    who: 'anyone',
    summary: 'All lessons by order_num, without their steps',
    query: inLanguage,
    output: z.object({ lessons: z.array(lesson) }),
    errors: ['not_found'],
    shared: true,
  }),
  readLesson: operation({
    who: 'anyone',
    summary: 'One lesson with its steps and their practice lists, in order',
    params: z.strictObject({ lesson_id: id }),
    query: inLanguage,
    output: taughtLesson,
    errors: ['not_found'],
    shared: true,
  }),
  readCopy: operation({
    who: 'anyone',
    summary: 'Every text, its built-in default where none is stored, and the settings',
    query: inLanguage,
    output: z.object({
      copy: z.record(z.string(), z.string()),
      /**
       * Translations of the English words in the scripts, by the fingerprints of the English words; left out for
       * English.
       */
      words: z.record(z.string(), z.string()).optional(),
      /** All offered languages, each with a sentence that offers it; left out when there is only one language. */
      languages: z.array(z.object({ tag: z.string(), name: z.string(), offer: z.string() })).optional(),
      settings: z.object({
        next_challenge_date: z.string().nullable(),
        challenge_name: z.string().nullable(),
        recording: recording.optional(),
        /** Length of the operator's own dance in seconds; left out unless it is longer than the event's dance. */
        dance_seconds: z.number().optional(),
        /** Names of features that an operator has switched off; left out when all are on. */
        off: z.array(z.string()).optional(),
        /** True when the course teaches another dance than the house routine; otherwise left out. */
        own_dance: z.boolean().optional(),
      }),
    }),
    errors: ['not_found'],
    shared: true,
  }),
};
