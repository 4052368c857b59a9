// The operator's own dance in the answer for a lesson: its score, and where its counts are in media
// (src/dance/rules/score).

import { z } from 'zod';

/** This schema checks the shape alone. The rules check numbers and lengths, and name each fault in a sentence. */
const phrase = z.strictObject({
  id: z.string(),
  section: z.string(),
  title: z.string(),
  counts: z.number(),
  like: z.string().optional(),
  cues: z
    .array(
      z.strictObject({
        at: z.number(),
        say: z.string(),
        title: z.string().optional(),
        move: z.string().optional(),
        hint: z.string().optional(),
      }),
    )
    .readonly(),
});

export const score = z.strictObject({
  id: z.string(),
  title: z.string(),
  tempo: z.number(),
  phrases: z.array(phrase).readonly(),
});

const span = z.strictObject({
  from: z.number(),
  until: z.number(),
  anchors: z.array(z.strictObject({ count: z.number(), at: z.number() })).readonly(),
});

export const mapping = z.strictObject({ spans: z.array(span).readonly() });

/** A lesson's data about the operator's own dance. Lessons of the house routine without mapped media have none. */
export const lessonDance = z.object({
  /** The operator's own score; left out for the house routine. */
  score: score.optional(),
  phrases: z.array(z.number().int()),
  days: z.array(z.array(z.number().int())),
  mappings: z.record(z.string(), mapping),
  /** File name of the recording; left out unless the recording is mapped. */
  recording: z.string().optional(),
});
