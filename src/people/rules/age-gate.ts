// The age gate (specification, sections 2 and 4). Children under 13 can't sign up. Their choice is neither stored nor
// sent.

export const ageGroups = ['13-17', '18+'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** The three choices in the order of their buttons. */
export const ageChoices = ['under_13', ...ageGroups] as const;
export type AgeChoice = (typeof ageChoices)[number];

/** Returns whether a choice allows sign-up, and then its age group. */
export function ageChoice(choice: AgeChoice): { allowed: false } | { allowed: true; age_group: AgeGroup } {
  return choice === 'under_13' ? { allowed: false } : { allowed: true, age_group: choice };
}

/**
 * Returns the age group in /auth/signup?age=. A missing age counts as 18+, and so does '18 ', because browsers decode
 * an unencoded '+' as a blank. Returns null for any other value; the age gate then asks again.
 */
export function signUpAge(param: string | null): AgeGroup | null {
  if (param === null || param === '18+' || param === '18 ') return '18+';
  return param === '13-17' ? param : null;
}

/** Whether the reminders box starts ticked: for adults only. */
export function remindersDefault(age_group: AgeGroup): boolean {
  return age_group === '18+';
}

/** A session cookie that says only 'under 13'. While the browser has it, /auth stays closed and sign-up is refused. */
export const under13Cookie = 'under_13';

/** Whether the stricter rules for 13 to 17 apply. */
export function isMinor(age_group: AgeGroup): boolean {
  return age_group === '13-17';
}
