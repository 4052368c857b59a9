// The feedback inbox, and figures about learners as numbers only. The figures name no learner.

import { z } from 'zod';
import { trophyParts } from '#course/content/trophies.ts';
import { operatorOperation } from '#platform/api/operation.ts';
import { instant, text } from '#platform/api/text.ts';

const feedback_type = z.enum(['bug', 'feature', 'general', 'suggestion']);
const filter = {
  feedback_type: feedback_type.optional(),
  state: z.enum(['open', 'done']).optional(),
  search: text({ max: 200 }).optional(),
};
/** Ids of messages: at most as many as a page of the inbox shows. */
const feedback_ids = z.array(z.uuid()).min(1).max(50);
/**
 * A place in the inbox, by the time in microseconds and the id of a message. The place stays valid when that message is
 * deleted.
 */
const place = z.string().regex(/^\d{1,16}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
/** A number of people, rounded down to fives; null for fewer than five. */
const people = z.number().int().nullable();
const perDay = z.array(z.object({ day: z.string(), people }));

export const studioPeopleOperations = {
  listStudioFeedback: operatorOperation({
    summary: 'The inbox, newest first, a page at a time',
    query: z.strictObject({ ...filter, after: place.optional() }),
    output: z.object({
      feedback: z.array(
        z.object({
          id: z.string(),
          name: z.string().nullable(),
          email: z.string().nullable(),
          feedback_type,
          message: z.string(),
          created_at: instant,
          done: z.boolean(),
        }),
      ),
      open_count: z.number().int(),
      /** The place at which the next page begins; null on the last page. */
      next: place.nullable(),
    }),
    errors: ['invalid_input'],
  }),
  markStudioFeedback: operatorOperation({
    summary: 'Mark messages as done, or as open again',
    body: z.strictObject({ feedback_ids, done: z.boolean() }),
    output: z.object({ done: z.boolean() }),
    errors: ['invalid_input', 'not_found'],
  }),
  deleteStudioFeedback: operatorOperation({
    summary: 'Delete messages for good',
    body: z.strictObject({ feedback_ids }),
    errors: ['invalid_input'],
  }),
  exportStudioFeedback: operatorOperation({
    summary: 'The inbox as a CSV file (text/csv)',
    query: z.strictObject(filter),
    output: z.unknown(),
  }),
  readStudioFigures: operatorOperation({
    summary: 'Learners in numbers; nothing under five people',
    output: z.object({
      people,
      sign_ups: perDay,
      active: perDay,
      lessons: z.array(
        z.object({
          order_num: z.number().int(),
          title: z.string(),
          started: people,
          completed: people,
          /** People who completed this lesson last and have not practised for two weeks. */
          stopped: people,
        }),
      ),
      trophies: z.array(z.object({ part: z.enum(trophyParts), people })),
    }),
  }),
};
