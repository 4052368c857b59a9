// The operations for an operator who brings another dance: they list what is left of the built-in course, and remove
// it.

import { z } from 'zod';
import { operatorOperation } from '#platform/api/operation.ts';
import { name } from '#platform/api/text.ts';
import { builtInParts } from '#studio/rules/built-in-lines.ts';
import { letGoChoices } from '#studio/rules/let-go.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { version } from './studio-content.ts';

/** The operator's choice for each kind of built-in content: items, notes, titles and parts. */
export const letGo = z.strictObject({
  items: z.enum(letGoChoices.items),
  notes: z.enum(letGoChoices.notes),
  titles: z.enum(letGoChoices.titles),
  parts: z.enum(letGoChoices.parts),
});

/** The answer to a change that may affect learners' marks. */
export const letGoAnswer = z.object({
  /**
   * Whether the change was made; false when it needs a confirmation first. `people` is then the number of people with
   * marks on something that the change would remove.
   */
  done: z.boolean(),
  people: z.number().int(),
  /** Sentences that say what the change did; empty where nothing changed. */
  did: z.array(z.string()),
  /** Sentences that the operator should read about the change. */
  told: z.array(z.string()),
  /** The version after the change; null while the change needs a confirmation. */
  version: z.string().nullable(),
});

export const studioBuiltInOperations = {
  readStudioBuiltIn: operatorOperation({
    summary: 'What is still the built-in course, line by line with its places',
    output: z.object({
      lines: z.array(
        z.object({
          part: z.enum(builtInParts),
          count: z.number().int(),
          places: z.array(
            z.object({
              kind: z.enum(['lesson', 'step', 'text', 'dance']),
              id: z.string(),
              lesson_id: z.string().optional(),
              name: z.string(),
              says: z.string().optional(),
            }),
          ),
        }),
      ),
      /** Whether anything of the course is the operator's own. */
      own: z.boolean(),
      /** Whether the operator has a dance of their own, from which titles and practice lists can be made. */
      dance: z.boolean(),
      /**
       * `days` are the days without a new part of the operator's dance; `open` are those of these days that still have
       * built-in content.
       */
      revision: z.object({ days: z.array(z.number().int()), open: z.array(z.number().int()) }),
      /** The version of the lessons and of the dance. */
      version: z.string(),
    }),
  }),
  saveStudioRevision: operatorOperation({
    summary: 'Make the days without a new part of the own dance days of revision, without anything built in',
    body: z.strictObject({
      /** The word in the titles of these days, before the names of the revised phrases. */
      title: name({ min: 1, max: studioLimits.titleMax / 2 }),
      confirmed: z.boolean(),
      version,
    }),
    output: letGoAnswer,
    errors: ['invalid_input', 'conflict'],
  }),
  saveStudioBuiltIn: operatorOperation({
    summary:
      'Let built-in items, notes, titles and parts go, in every lesson that shows a medium of the operator’s',
    body: z.strictObject({ choice: letGo, confirmed: z.boolean(), version }),
    output: letGoAnswer,
    errors: ['invalid_input', 'conflict'],
  }),
};
