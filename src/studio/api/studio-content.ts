// The studio's texts: the event, every editable text, and the FAQ. Each read returns a `version`, and each save sends
// it back. If the sent version is no longer current, the save is a conflict, so that no operator's work is overwritten
// unseen.

import { z } from 'zod';
import { recording } from '#course/api/course.ts';
import { operatorOperation } from '#platform/api/operation.ts';
import { id, instant, name, text } from '#platform/api/text.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';

export const version = text({ max: 64 });
export const saved = z.object({ version: z.string() });

export const studioContentOperations = {
  readStudioEvent: operatorOperation({
    summary: 'Name and moment of the next event, as stored',
    output: z.object({
      challenge_name: z.string().nullable(),
      next_challenge_date: z.string().nullable(),
      version: z.string(),
    }),
  }),
  saveStudioEvent: operatorOperation({
    summary: 'Set name and moment of the next event; null means not decided yet',
    body: z.strictObject({
      challenge_name: name({ min: 1, max: studioLimits.eventNameMax }),
      next_challenge_date: instant.nullable(),
      version,
    }),
    output: saved,
    errors: ['invalid_input', 'conflict'],
  }),
  listStudioEventReaders: operatorOperation({
    summary: 'The sentences in which dancers of each offered language read when the event is',
    output: z.object({
      readers: z.array(
        z.object({
          /** The tag of the language, and the name of the language in this language itself. */
          tag: z.string(),
          name: z.string(),
          /** The translated words around a date and time, by their English words. */
          said: z.record(z.string(), z.string()),
          /** The two lines about the event on the dashboard's card, each with a {time}. */
          starts: z.string(),
          local: z.string(),
        }),
      ),
    }),
  }),
  readStudioFeatures: operatorOperation({
    summary: 'What can be switched off, and which texts still speak of what is off',
    output: z.object({
      features: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          about: z.string(),
          off: z.boolean(),
          /** The texts and lessons that mention a switched-off feature. */
          mentions: z.array(
            z.object({
              /** The kind of thing that `id` names: a text by its key, or a lesson by its id. */
              kind: z.enum(['text', 'lesson']),
              id: z.string(),
              excerpt: z.string(),
            }),
          ),
        }),
      ),
      version: z.string(),
    }),
  }),
  saveStudioFeatures: operatorOperation({
    summary: 'Set which features are switched off',
    body: z.strictObject({ off: z.array(text({ max: 40 })).max(20), version }),
    output: saved,
    errors: ['invalid_input', 'conflict'],
  }),
  listStudioCopy: operatorOperation({
    summary: 'Every editable text with its built-in default',
    output: z.object({
      entries: z.array(
        z.object({
          key: z.string(),
          text: z.string(),
          /** The built-in text; null for a key that the product does not use. */
          default_text: z.string().nullable(),
          version: z.string(),
        }),
      ),
    }),
  }),
  saveStudioCopy: operatorOperation({
    summary: 'Change one text',
    params: z.strictObject({ key: id }),
    body: z.strictObject({ text: text({ max: studioLimits.copyMax }), version }),
    output: saved,
    errors: ['invalid_input', 'not_found', 'conflict'],
  }),
  resetStudioCopy: operatorOperation({
    summary: 'Put the built-in text back',
    params: z.strictObject({ key: id }),
    body: z.strictObject({ version }),
    output: saved,
    errors: ['not_found', 'conflict'],
  }),
  previewStudioMail: operatorOperation({
    summary: 'The mail that a text belongs to, as it would arrive with this text',
    body: z.strictObject({
      key: id,
      text: text({ max: studioLimits.copyMax }),
      /** The other edited texts that are not saved yet, by key; the mail is shown with these texts too. */
      others: z.record(id, text({ max: studioLimits.copyMax })).optional(),
    }),
    output: z.object({ from: z.string(), subject: z.string(), html: z.string() }),
  }),
  readStudioRecording: operatorOperation({
    summary: 'The recording under the routine, if there is one',
    output: z.object({ recording: recording.nullable(), version: z.string() }),
  }),
  saveStudioRecording: operatorOperation({
    summary: 'Put a recording that was uploaded under the routine; null gives the dance its band back',
    body: z.strictObject({ recording: recording.nullable(), version }),
    output: saved,
    errors: ['invalid_input', 'conflict'],
  }),
  readStudioFaq: operatorOperation({
    summary: 'The question and answer pairs, in the order of the page',
    output: z.object({
      pairs: z.array(z.object({ topic: z.string(), title: z.string(), answer: z.string() })),
      version: z.string(),
    }),
  }),
  saveStudioFaq: operatorOperation({
    summary: 'All pairs in their new order; a pair that is missing is taken off the page',
    body: z.strictObject({
      pairs: z
        .array(
          z.strictObject({
            /** The topic of the pair; null for a new pair. */
            topic: id.nullable(),
            title: name({ min: 1, max: studioLimits.questionMax }),
            answer: text({ min: 1, max: studioLimits.answerMax }),
          }),
        )
        .max(studioLimits.faqPairs),
      version,
    }),
    output: saved,
    errors: ['invalid_input', 'conflict'],
  }),
};
