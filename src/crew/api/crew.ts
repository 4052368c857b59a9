// Crews, as their leaders and their members see them (docs/decisions/071-crews.md). Members are named by their number
// in the crew: no call takes or gives the id of another person.

import { z } from 'zod';
import { inLanguage } from '#course/api/course.ts';
import { consentWording, crewWordingsBefore } from '#crew/content/consent.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { operation } from '#platform/api/operation.ts';
import { instant, name, text, zone } from '#platform/api/text.ts';
import { limits } from '#subjects/rules/limits.ts';

const crewParams = z.strictObject({ crew_id: z.guid() });
const number = z.coerce.number().int().min(1).max(1_000_000);
const memberParams = crewParams.extend({ number });
const rehearsalParams = crewParams.extend({ rehearsal_id: z.guid() });
const code = text({ min: 1, max: 40 });
const place = name({ max: crewLimits.placeMax }).transform((typed) => typed || null);
const drills = z.array(z.number().int().min(1).max(limits.lessons)).max(crewLimits.drills);
const [shortest, longest] = crewLimits.rehearsalMinutes;
const minutes = z.number().int().min(shortest).max(longest);

const details = { name: name({ min: 1, max: crewLimits.nameMax }), place, zone, approves: z.boolean() };
const choices = { shows_name: z.boolean(), counts: z.boolean(), mails: z.boolean() };

const rehearsal = z.object({
  id: z.string(),
  starts_at: instant,
  minutes: z.number().int(),
  place: z.string().nullable(),
  online: z.boolean(),
});
export type Rehearsal = z.infer<typeof rehearsal>;

const shown = {
  id: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  zone: z.string(),
  /** The rehearsals of the last 24 hours and all later ones, in order. */
  rehearsals: z.array(rehearsal),
  /** The numbers of the lessons to drill. */
  drills: z.array(z.number().int()),
  delete_after: instant,
};

const membership = z.object({
  ...shown,
  ...choices,
  leader_name: z.string(),
  /** Whether the member wants the leader's mails and gets none yet, because the address is not proven. */
  mails_held: z.boolean(),
  /** Whether the leader turned out to be under age or has no proven address: such a leader can only delete the crew. */
  leaderless: z.boolean(),
  state: z.enum(['waiting', 'in']),
  number: z.number().int(),
  /** The offer to take over the crew: `open`, or what keeps the member from taking it. Null without an offer. */
  offer: z.enum(['open', 'age', 'address', 'role']).nullable(),
});
export type Membership = z.infer<typeof membership>;

const crew = z.object({
  ...shown,
  version: z.number().int(),
  approves: z.boolean(),
  /** The code. Null when the server can't decrypt it any more: then the leader needs a new one. */
  code: z.string().nullable(),
  /** Whether the code is so old that each person who uses it needs the leader's approval. */
  code_old: z.boolean(),
  members: z.array(
    z.object({
      number: z.number().int(),
      /** The first name; null unless the member shows it. */
      first_name: z.string().nullable(),
      state: z.enum(['waiting', 'in']),
    }),
  ),
  /** How many members have a proven address and asked for the leader's mails. */
  mails: z.number().int(),
  /** Number of the member to whom the crew is offered; null without an open offer. */
  heir: z.number().int().nullable(),
});
export type Crew = z.infer<typeof crew>;

export const crewOperations = {
  readCrews: operation({
    who: 'learner',
    summary: 'The crews that one leads and those that one is in',
    output: z.object({
      /** Why the person may not open a crew; null if allowed. */
      problem: z.enum(['age', 'address', 'role']).nullable(),
      leads: z.array(
        z.object({ id: z.string(), name: z.string(), people: z.number().int(), waiting: z.number().int() }),
      ),
      member_of: z.array(membership),
    }),
  }),
  openCrew: operation({
    who: 'learner',
    summary: 'Open a crew, as an adult with a proven address who teaches or organizes',
    body: z.strictObject(details),
    output: z.object({ id: z.string() }),
    errors: ['invalid_input', 'forbidden', 'conflict'],
  }),
  readInvitation: operation({
    who: 'learner',
    summary: 'To whom a code leads; unknown and expired ones get the same answer',
    body: z.strictObject({ code }),
    output: z.object({
      name: z.string(),
      place: z.string().nullable(),
      leader_name: z.string(),
      approval: z.boolean(),
      /** Whether the caller's address is proven: a leader's mails go to proven addresses only. */
      proven: z.boolean(),
      /** Whether the caller leads the crew already, or has joined it. */
      known: z.boolean(),
    }),
    errors: ['invalid_input', 'not_found', 'too_many_requests'],
  }),
  joinCrew: operation({
    who: 'learner',
    summary: 'Join by code, having agreed to a wording; repeating it changes nothing',
    body: z.strictObject({
      code,
      wording: z.enum([consentWording, ...crewWordingsBefore]),
      /** Whether a parent or guardian agrees; needed for members from 13 to 17. */
      guardian: z.boolean(),
      ...choices,
    }),
    output: z.object({ id: z.string(), state: z.enum(['waiting', 'in']) }),
    errors: ['invalid_input', 'not_found', 'conflict', 'too_many_requests'],
  }),
  readCrew: operation({
    who: 'learner',
    summary: 'A crew, for its leader: members without a name until they show it',
    params: crewParams,
    output: crew,
    errors: ['not_found', 'forbidden'],
  }),
  saveCrew: operation({
    who: 'learner',
    summary: 'Name, place, zone, approval and what the crew drills',
    params: crewParams,
    body: z.strictObject({ ...details, drills, version: z.number().int() }),
    output: z.object({ version: z.number().int(), delete_after: instant }),
    errors: ['invalid_input', 'not_found', 'forbidden', 'conflict'],
  }),
  deleteCrew: operation({
    who: 'learner',
    summary: 'Delete a crew with everything in it',
    params: crewParams,
    errors: ['not_found'],
  }),
  resetCrewCode: operation({
    who: 'learner',
    summary: 'Make a new code; the one before leads nowhere from then on',
    params: crewParams,
    output: z.object({ code: z.string() }),
    errors: ['not_found', 'forbidden'],
  }),
  readFocus: operation({
    who: 'learner',
    summary: 'How far the crew is, in tenths, made once a day; null for fewer than five people',
    params: crewParams,
    output: z.object({ shares: z.array(z.number().int()).nullable(), drill: z.array(z.number().int()) }),
    errors: ['not_found', 'forbidden'],
  }),
  decideMember: operation({
    who: 'learner',
    summary: "The leader's yes to a member who waits",
    params: memberParams,
    errors: ['not_found', 'forbidden'],
  }),
  removeMember: operation({
    who: 'learner',
    summary: 'Take a member out of the crew',
    params: memberParams,
    errors: ['not_found', 'forbidden'],
  }),
  saveRehearsal: operation({
    who: 'learner',
    summary: 'Plan or change a rehearsal; the id is drawn by the page',
    params: rehearsalParams,
    body: z.strictObject({ starts_at: instant, minutes, place, online: z.boolean() }),
    errors: ['invalid_input', 'not_found', 'forbidden', 'conflict'],
  }),
  removeRehearsal: operation({
    who: 'learner',
    summary: 'Take a rehearsal out of the plan; repeating it changes nothing',
    params: rehearsalParams,
    errors: ['not_found', 'forbidden'],
  }),
  mailCrew: operation({
    who: 'learner',
    summary: "The leader's words, mailed to the members at proven addresses who asked for that",
    params: crewParams,
    body: z.strictObject({ message: text({ min: 1, max: crewLimits.messageMax }) }),
    output: z.object({ people: z.number().int() }),
    errors: ['invalid_input', 'not_found', 'forbidden', 'too_many_requests'],
  }),
  offerCrew: operation({
    who: 'learner',
    summary: 'Offer the crew to a member, or take the offer back; the answer tells nothing about the member',
    params: crewParams,
    body: z.strictObject({ number: z.number().int().min(1).max(1_000_000).nullable() }),
    errors: ['invalid_input', 'not_found', 'forbidden'],
  }),
  answerOffer: operation({
    who: 'learner',
    summary: 'Take over a crew that was offered, or not',
    params: crewParams,
    body: z.strictObject({ accept: z.boolean() }),
    errors: ['invalid_input', 'not_found', 'forbidden', 'conflict'],
  }),
  saveChoices: operation({
    who: 'learner',
    summary:
      'What the leader may see of a member, and whether mails are wanted; what is left out stays as it is',
    params: crewParams,
    body: z
      .strictObject(choices)
      .partial()
      .refine((some) => Object.keys(some).length > 0),
    errors: ['invalid_input', 'not_found'],
  }),
  leaveCrew: operation({
    who: 'learner',
    summary: 'Leave a crew: nothing of the membership stays',
    params: crewParams,
    errors: ['not_found'],
  }),
};

/** The texts of the crew's pages: the same for all callers. */
export const crewCopyOperations = {
  readCrewCopy: operation({
    who: 'anyone',
    summary: 'What the pages of crews say in another language, by the ids of the texts',
    query: inLanguage,
    output: z.object({ copy: z.record(z.string(), z.string()) }),
    errors: ['not_found'],
    shared: true,
  }),
};
