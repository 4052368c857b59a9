// A person's own account: profile, survey, reminders, sessions, and the export and deletion of the person's data.

import { z } from 'zod';
import { operation } from '#platform/api/operation.ts';
import { id, instant, password, text, zone } from '#platform/api/text.ts';
import { sides } from '#player/rules/side.ts';
import { limits } from '#subjects/rules/limits.ts';
import { ageGroup, experienceLevel, mailedProof, oneProof, role } from './session.ts';

/** The facts that a person has given about themselves: the profile's first card has a line for each field. */
const about = z.object({
  first_name: z.string(),
  last_name: z.string().nullable(),
  email: z.string(),
  age_group: ageGroup,
  experience_level: experienceLevel.nullable(),
  role: role.nullable(),
});
export type About = z.infer<typeof about>;

const profile = about.extend({
  /** The IANA zone that the person chose (null if none), and the zone by which days are counted now. */
  chosen_zone: z.string().nullable(),
  counted_zone: z.string(),
  current_streak: z.number().int(),
  lessons_completed: z.number().int(),
  trophies_earned: z.number().int(),
  created_at: instant,
  reminders_opt_in: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

const currentPassword = password({ min: 1, max: limits.passwordMax });

export const profileOperations = {
  readProfile: operation({ who: 'learner', summary: 'The profile with its figures', output: profile }),
  saveSurvey: operation({
    who: 'learner',
    summary: 'Role and experience; the first time it also queues the welcome mail',
    body: z.strictObject({ role, experience_level: experienceLevel }),
    errors: ['invalid_input'],
  }),
  setReminders: operation({
    who: 'learner',
    summary: 'Turn reminder mails on or off',
    body: z.strictObject({ reminders_opt_in: z.boolean() }),
    output: z.object({ reminders_opt_in: z.boolean() }),
  }),
  chooseZone: operation({
    who: 'learner',
    summary:
      'Choose the time zone of the own days, instead of what the browser says; null goes by the browser again',
    body: z.strictObject({ chosen_zone: zone.nullable() }),
    output: z.object({ chosen_zone: z.string().nullable() }),
    errors: ['invalid_input'],
  }),
  chooseSide: operation({
    who: 'learner',
    summary: 'Choose from which side the dancer is seen, on every device',
    body: z.strictObject({ chosen_side: z.enum(sides) }),
    output: z.object({ chosen_side: z.enum(sides) }),
  }),
  mailPasswordReset: operation({
    who: 'learner',
    summary: 'Mail a password reset link to the own address',
    errors: ['too_many_requests'],
  }),
  changeEmail: operation({
    who: 'learner',
    summary: 'Mail a link to a new address, unless an account has it; needs the password or a fresh sign-in',
    body: z.strictObject({
      email: text({ min: 1, max: limits.emailMax }),
      password: currentPassword.optional(),
    }),
    errors: ['invalid_input', 'reauth_required', 'too_many_requests'],
  }),
  confirmEmail: operation({
    who: 'learner',
    summary: 'Change the address to the one that the token, or the code, was mailed to',
    body: mailedProof.refine(...oneProof),
    errors: ['link_invalid', 'code_invalid', 'email_taken', 'too_many_requests'],
  }),
  listSessions: operation({
    who: 'learner',
    summary: 'Where one is signed in',
    output: z.object({
      sessions: z.array(
        z.object({ id: z.string(), device: z.string(), last_used_at: instant, current: z.boolean() }),
      ),
    }),
  }),
  endSession: operation({
    who: 'learner',
    summary: 'Sign out one device',
    params: z.strictObject({ session_id: id }),
    errors: ['not_found'],
  }),
  endOtherSessions: operation({ who: 'learner', summary: 'Sign out everywhere else' }),
  exportData: operation({
    who: 'learner',
    summary: 'Every stored row of this person, by table',
    output: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  deleteAccount: operation({
    who: 'learner',
    summary: 'Delete the account and every row of it; needs the password or a fresh sign-in',
    body: z.strictObject({ password: currentPassword.optional() }),
    errors: ['reauth_required', 'too_many_requests'],
  }),
};
