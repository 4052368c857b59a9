// Messages and figures of people: the feedback inbox, and learners in numbers only. Nothing here names a
// learner.

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
/** The ids of a page of the inbox at most. */
const feedback_ids = z.array(z.uuid()).min(1).max(50);
/**
 * A place in the inbox, by the message that stands there: it stays one when the message is deleted. Microseconds and the
 * message's id.
 */
const place = z.string().regex(/^\d{1,16}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
/** People, rounded down to fives; null stands for fewer than five. */
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
      /** The place after which the next page begins; null on the last one. */
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
          /** People whose last completed lesson this is and who have not practised for two weeks. */
          stopped: people,
        }),
      ),
      trophies: z.array(z.object({ part: z.enum(trophyParts), people })),
    }),
  }),
};
