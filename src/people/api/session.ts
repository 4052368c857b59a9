// The contract of accounts: the session, signing up, in and out, and one-time links (specification, sections 4, 5
// and 7).

import { z } from 'zod';
import { ageGroups } from '#people/rules/age-gate.ts';
import { experienceLevels, roles } from '#people/rules/survey.ts';
import { operation } from '#platform/api/operation.ts';
import { instant, name, password, text } from '#platform/api/text.ts';
import { sides } from '#player/rules/side.ts';
import { limits } from '#subjects/rules/limits.ts';
import { onwardPaths } from '#subjects/rules/onward-paths.ts';

export const ageGroup = z.enum(ageGroups);
export const role = z.enum(roles);
export const experienceLevel = z.enum(experienceLevels);

/** The signed-in person as every screen knows them. `survey_open` is true until role and experience are chosen. */
export const sessionUser = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  email: z.string(),
  age_group: ageGroup,
  survey_open: z.boolean(),
  /** The role by the survey: the dashboard shows other things to leaders. */
  role: role.nullable(),
  /** The IANA zone by which the person's days are counted; null for the browser's own. */
  chosen_zone: z.string().nullable(),
  /** The side from which the person sees the dancer; null if never chosen. */
  chosen_side: z.enum(sides).nullable(),
  operator: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUser>;

const email = text({ min: 1, max: limits.emailMax });
const newPassword = password({ min: limits.passwordMin, max: limits.passwordMax });

/** The proof from a mail: the token of its link, or its code as typed. */
export const mailedProof = z.strictObject({
  token: text({ min: 1, max: 200 }).optional(),
  code: text({ min: 1, max: 500 }).optional(),
});
export const oneProof = [
  ({ token, code }: z.infer<typeof mailedProof>) => (token === undefined) !== (code === undefined),
  'One of token and code',
] as const;

export const sessionOperations = {
  readSession: operation({
    who: 'anyone',
    summary: 'The signed-in person, or null',
    output: z.object({ user: sessionUser.nullable(), developer_tools: z.boolean() }),
  }),
  signUp: operation({
    who: 'anyone',
    summary: 'Create an account and sign in',
    body: z.strictObject({
      first_name: name({ min: 1, max: limits.nameMax }),
      last_name: name({ max: limits.nameMax }).optional(),
      email,
      password: newPassword,
      age_group: ageGroup,
      reminders_opt_in: z.boolean().optional(),
    }),
    output: z.object({ user: sessionUser }),
    errors: ['invalid_input', 'email_taken', 'under_13', 'too_many_requests'],
  }),
  signIn: operation({
    who: 'anyone',
    summary: 'Sign in with email and password',
    body: z.strictObject({ email, password: password({ min: 1, max: limits.passwordMax }) }),
    output: z.object({ user: sessionUser }),
    errors: ['invalid_input', 'invalid_credentials', 'too_many_requests', 'unavailable'],
  }),
  signOut: operation({ who: 'anyone', summary: 'End this session' }),
  requestMagicLink: operation({
    who: 'anyone',
    summary:
      'Mail a one-time sign-in link, if the address has an account; it can lead on to a page that asks for it',
    body: z.strictObject({ email, onward: z.enum(onwardPaths).optional() }),
    errors: ['invalid_input', 'too_many_requests'],
  }),
  redeemMagicLink: operation({
    who: 'anyone',
    summary:
      'Sign in with the token of a mailed link, once, or with its code in the browser that asked. The first time that an address is proven, elsewhere than where its person is signed in, it answers with `asks` instead, until it is told whether it was the same person who signed up: else password and sessions end',
    body: mailedProof.extend({ was_me: z.boolean().optional() }).refine(...oneProof),
    output: z.object({
      /** The signed-in person; null when the answer has `asks`. */
      user: sessionUser.nullable(),
      password_removed: z.boolean(),
      /**
       * The account's first name and day of sign-up, if the person must first say whether they signed up; else null.
       */
      asks: z.object({ first_name: z.string().nullable(), signed_up_at: instant }).nullable(),
    }),
    errors: ['link_invalid', 'code_invalid', 'too_many_requests'],
  }),
  requestPasswordReset: operation({
    who: 'anyone',
    summary: 'Mail a password reset link, if the address has an account',
    body: z.strictObject({ email }),
    errors: ['invalid_input', 'too_many_requests'],
  }),
  redeemPasswordReset: operation({
    who: 'anyone',
    summary: 'Set a new password with the token of a mailed link, once; ends all sessions',
    body: z.strictObject({ token: text({ min: 1, max: 200 }), password: newPassword }),
    errors: ['invalid_input', 'link_invalid', 'too_many_requests'],
  }),
};
