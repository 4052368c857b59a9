// The operator's own dance: its score, the days that teach its phrases, and the mapping of each medium.

import { z } from 'zod';
import { mapping, score } from '#course/api/dance.ts';
import { operatorOperation } from '#platform/api/operation.ts';
import { text } from '#platform/api/text.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { saved, version } from './studio-content.ts';

const dance = z.strictObject({
  score,
  days: z.array(z.array(z.string()).readonly()).readonly(),
  intro: z.number().optional(),
});

export const studioDanceOperations = {
  readStudioDance: operatorOperation({
    summary: 'The own dance, and every medium of the course with its places of the counts',
    output: z.object({
      /** The operator's dance; null while the course teaches the house routine. */
      dance: dance.nullable(),
      version: z.string(),
      media: z.array(
        z.object({
          /** The key of the medium's mapping (mediumKey). */
          key: z.string(),
          kind: z.enum(['youtube', 'file', 'recording']),
          /** The id at YouTube, or the name of the file. */
          name: z.string(),
          /** The name that a recording's file had on the operator's device. */
          title: z.string().optional(),
          /**
           * The steps that show the medium, such as 'Day 3, part 2', with their lessons; empty for a medium that has
           * left the course.
           */
          steps: z.array(z.object({ id: z.string(), name: z.string(), order_num: z.number().int() })),
          mapping: mapping.nullable(),
          /** The version of the mapping, which changes with the dance too. */
          version: z.string(),
        }),
      ),
    }),
  }),
  saveStudioDance: operatorOperation({
    summary:
      'Set the own dance; null goes back to the house routine and takes the places of its counts along',
    bodyBytes: studioLimits.danceBytes * 2,
    body: z.strictObject({ dance: dance.nullable(), version }),
    output: saved.extend({
      /** Sentences about mappings with counts that the new score no longer has. */
      lost: z.array(z.string()),
    }),
    errors: ['invalid_input', 'conflict', 'too_large'],
  }),
  saveStudioMapping: operatorOperation({
    summary: 'Set where the counts lie in one medium; practice segments on it move along',
    bodyBytes: studioLimits.danceBytes * 2,
    body: z.strictObject({ medium: text({ min: 1, max: 300 }), mapping: mapping.nullable(), version }),
    output: saved.extend({ moved: z.number().int() }),
    errors: ['invalid_input', 'conflict', 'too_large'],
  }),
};
