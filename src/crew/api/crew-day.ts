// The day of a crew's event: counts of heads from several phones, and the leader's day record.

import { z } from 'zod';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { evidence } from '#crew/rules/record.ts';
import { inFront } from '#event/rules/crowd.ts';
import { operation } from '#platform/api/operation.ts';
import { instant, name, text } from '#platform/api/text.ts';

const crewParams = z.strictObject({ crew_id: z.guid() });
const tallyParams = crewParams.extend({ device_id: z.guid() });
const count = z.number().int().min(0).max(crewLimits.countMax);
const heads = z.number().int().min(0).max(crewLimits.tallyMax);
const typed = (max: number) => text({ max }).transform((value) => value || null);
const kind = z.enum(['gate', 'witness']);
const tally = {
  label: z.string(),
  kind,
  plus: z.number().int(),
  minus: z.number().int(),
  version: z.number().int(),
};
const record = {
  event_code: typed(40),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  before: count.nullable(),
  after: count.nullable(),
  explanation: typed(1000),
  evidence: z.array(z.enum(evidence)).max(evidence.length),
  charity: typed(200),
};
const errors = ['not_found', 'forbidden'] as const;

export const crewDayOperations = {
  standInRoom: operation({
    who: 'learner',
    summary:
      "How many are in front of the leader's screen in a room: what its signs of life carry to count for them",
    params: crewParams,
    body: z.strictObject({
      /** The start of the room, written as in the room's address. */
      at: text({ min: 1, max: 40 }),
      people: z.number().int().min(2).max(inFront),
    }),
    output: z.object({ seat: z.number().int(), pass: z.string() }),
    errors: ['invalid_input', 'not_found', 'forbidden'],
  }),
  putTally: operation({
    who: 'learner',
    summary:
      'The whole count of one phone, from the leader or a member; older and repeated ones change nothing',
    params: tallyParams,
    body: z.strictObject({
      label: name({ min: 1, max: crewLimits.labelMax }),
      kind,
      plus: heads,
      minus: heads,
      version: z.number().int().min(1).max(crewLimits.countMax),
    }),
    /** The merged count: a phone that has lost some of its count gets the lost heads back. */
    output: z.object(tally),
    errors: ['invalid_input', 'conflict', ...errors],
  }),
  leaveOutTally: operation({
    who: 'learner',
    summary: "Leave a phone's count out of the sum, or take it in again, for the leader",
    params: tallyParams,
    body: z.strictObject({ left_out: z.boolean() }),
    errors: ['invalid_input', ...errors],
  }),
  readTallies: operation({
    who: 'learner',
    summary: 'The count of every phone, for the leader',
    params: crewParams,
    output: z.object({
      /** The server's time when it answered. */
      at: instant,
      tallies: z.array(
        z.object({ device_id: z.string(), ...tally, left_out: z.boolean(), updated_at: instant }),
      ),
    }),
    errors,
  }),
  readRecord: operation({
    who: 'learner',
    summary: "The event's record, for the leader",
    params: crewParams,
    output: z.object({
      event_code: z.string().nullable(),
      started_at: instant.nullable(),
      ended_at: instant.nullable(),
      before: z.number().int().nullable(),
      after: z.number().int().nullable(),
      explanation: z.string().nullable(),
      evidence: z.array(z.enum(evidence)),
      charity: z.string().nullable(),
      /** The version of the day record; 0 while there is no record. */
      version: z.number().int(),
    }),
    errors,
  }),
  saveRecord: operation({
    who: 'learner',
    summary: 'Save the record; nothing has to be filled in yet',
    params: crewParams,
    body: z.strictObject({ ...record, version: z.number().int().min(0) }),
    output: z.object({ version: z.number().int() }),
    errors: ['invalid_input', 'conflict', ...errors],
  }),
};
