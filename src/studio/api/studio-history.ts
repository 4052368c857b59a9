// The history of the course: who made each change and when, with the state before and after. The undo of an import with
// people or progress can't be undone; every other change can.

import { z } from 'zod';
import { operatorOperation } from '#platform/api/operation.ts';
import { id, instant } from '#platform/api/text.ts';

const row = z.record(z.string(), z.unknown()).nullable();

export const studioHistoryOperations = {
  listStudioHistory: operatorOperation({
    summary: 'Changes, newest first, a page at a time',
    query: z.strictObject({ after: id.optional() }),
    output: z.object({
      changes: z.array(
        z.object({
          id: z.string(),
          changed_at: instant,
          /** The operator's name; null when the account was deleted. */
          changed_by: z.string().nullable(),
          summary: z.string(),
          undone: z.boolean(),
          row_count: z.number().int(),
          /** How many people an import added; 0 for other changes. */
          people: z.number().int(),
          /**
           * Whether an import added progress to people who were here before. The undo of such an import is possible for
           * a week.
           */
          has_records: z.boolean(),
          /** The first changed rows. */
          rows: z.array(z.object({ table: z.string(), key: z.string(), before: row, after: row })),
        }),
      ),
      more: z.boolean(),
    }),
  }),
  undoStudioChange: operatorOperation({
    summary: 'Take a change back; a conflict when something it touched was changed again since',
    params: z.strictObject({ change_id: id }),
    body: z.strictObject({ confirmed: z.boolean().default(false) }),
    output: z.object({ done: z.boolean(), people: z.number().int(), active: z.number().int() }),
    errors: ['not_found', 'conflict'],
  }),
};
