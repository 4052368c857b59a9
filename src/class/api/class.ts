// The contract of a class screen and of the phones that lead it. Nobody needs an account: every phone that sends the
// code may lead, and the page that sends the secret is the screen.

import { z } from 'zod';
import { classStages, isCommand, mostSegments } from '#class/rules/class-state.ts';
import { operation } from '#platform/api/operation.ts';
import { id, text } from '#platform/api/text.ts';
import { insteads } from '#player/rules/instead.ts';
import { sides } from '#player/rules/side.ts';
import { limits } from '#subjects/rules/limits.ts';

const codeParams = z.strictObject({ code: text({ min: 1, max: 40 }) });
const side = z.enum(sides);
const segment = z.number().int().min(1).max(mostSegments);
const rate = z.number().min(0.25).max(2);
const secret = z.string().regex(/^[\w-]{20,60}$/);

const instead = z.enum(insteads).optional();
/**
 * Seconds of a dance at its own tempo, or a negative number where nothing is counted. No dance comes near the limit.
 */
const place = z.number().min(-1).max(100_000);

/** The largest number of counts in a call; no dance and no pause has so many. */
const mostCounts = 100_000;
const task = z.union([
  z.strictObject({ first: segment, last: segment }),
  z.strictObject({ day: z.number().int().min(1).max(limits.lessons), stage: z.enum(classStages) }),
  z.strictObject({ eight: z.number().int().min(0).max(mostCounts) }),
]);
const seq = z.number().int().min(0).max(1_000_000_000);

// Screens from before an update send states without some of these fields. Defaults fill the fields in, so that such a
// screen still works.
const state = z.strictObject({
  playing: z.boolean(),
  segment,
  task: task.nullable().default(null),
  loop: z.boolean(),
  rate,
  side,
  begun: seq.default(0),
  black: z.boolean().default(false),
  alone: z.boolean().default(false),
  volume: z.number().min(0).max(100).default(100),
  instead,
});
const command = z
  .strictObject({
    id,
    seq,
    do: z.enum(['play', 'segment', 'task', 'loop', 'rate', 'side', 'black', 'alone', 'volume']),
    to: z.union([z.boolean(), z.number(), side, task]),
  })
  .refine(isCommand, { message: 'No such command' });
const errors = ['not_found', 'too_many_requests'] as const;

export const classOperations = {
  openClassScreen: operation({
    who: 'anyone',
    summary: 'Open a class screen for four hours',
    output: z.object({
      code: z.string(),
      secret: z.string(),
      /** The origin at which phones find the server; null where it is the screen's own origin. */
      origin: z.string().nullable(),
    }),
    errors: ['too_many_requests'],
  }),
  followClassScreen: operation({
    who: 'anyone',
    summary: 'Server-sent events: the state as it stands, then every state and command',
    params: codeParams,
    errors,
  }),
  commandClassScreen: operation({
    who: 'anyone',
    summary: 'A command to the screen; unknown and expired codes get the same answer',
    params: codeParams,
    body: command,
    output: z.object({
      /** The phone's name in the list of commands that a screen took. */
      phone: z.string(),
    }),
    errors: ['invalid_input', ...errors],
  }),
  showClassState: operation({
    who: 'anyone',
    summary: 'What the screen shows now and where it is, for the phones; needs its secret',
    params: codeParams,
    body: z.strictObject({
      secret,
      state,
      at: place,
      /** Number of counts until the dance starts; null while the dance runs or is paused. */
      wait: z.number().min(0).max(mostCounts).nullable().default(null),
      /** The newest commands that the screen took. */
      taken: z.array(z.strictObject({ id, seq })).max(20).default([]),
    }),
    errors: ['invalid_input', ...errors],
  }),
};
