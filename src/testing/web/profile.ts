// The answers for component tests that open the profile of a signed-in person.

import type { Profile } from '#people/api/profile.ts';
import type { Answers } from './answers.ts';
import { morticia, signedInAnswers } from './person.ts';

const { first_name, last_name, email, age_group } = morticia;

export const morticiasProfile: Profile = {
  first_name,
  last_name,
  email,
  age_group,
  experience_level: 'never',
  role: 'dancer',
  chosen_zone: null,
  counted_zone: 'America/Los_Angeles',
  current_streak: 1,
  lessons_completed: 4,
  trophies_earned: 1,
  created_at: '2026-09-03T12:00:00.000Z',
  reminders_opt_in: true,
};

export function profileAnswers(changes: Partial<Profile> = {}): Answers {
  const device = { id: '1', device: 'Chrome', last_used_at: '2026-10-05T12:00:00.000Z', current: true };
  return {
    ...signedInAnswers(),
    readProfile: { ...morticiasProfile, ...changes },
    listSessions: { sessions: [device] },
  };
}
