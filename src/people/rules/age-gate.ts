// The age gate (specification, sections 2 and 4). Under 13 is a dead end; nothing here stores or sends the choice.

export const ageGroups = ['13-17', '18+'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** The three choices in the order of their buttons; none is preselected. */
export const ageChoices = ['under_13', ...ageGroups] as const;
export type AgeChoice = (typeof ageChoices)[number];

/** The result of a choice: nothing for the youngest, an age group for sign-up otherwise. */
export function ageChoice(choice: AgeChoice): { allowed: false } | { allowed: true; age_group: AgeGroup } {
  return choice === 'under_13' ? { allowed: false } : { allowed: true, age_group: choice };
}

/**
 * The age group that /auth/signup?age= means. A missing one counts as 18+, and so does '18 ', which an
 * unencoded '18+' decodes to. Null for anything else, which leads back to the gate.
 */
export function signUpAge(param: string | null): AgeGroup | null {
  if (param === null || param === '18+' || param === '18 ') return '18+';
  return param === '13-17' ? param : null;
}

/** Whether the reminders box starts ticked: for adults only. */
export function remindersDefault(age_group: AgeGroup): boolean {
  return age_group === '18+';
}

/** The session cookie that says 'under 13' and nothing else; /auth reads it, and sign-up is refused while it lives. */
export const under13Cookie = 'under_13';

/** Whether the stricter rules for 13 to 17 apply. */
export function isMinor(age_group: AgeGroup): boolean {
  return age_group === '13-17';
}
