// The survey after sign-up (specification, section 5): both questions or nothing.

export const roles = ['dancer', 'instructor', 'coordinator'] as const;
export type Role = (typeof roles)[number];

/** Whether somebody in this role shows the dance to others. */
export function teaches(role: Role | null | undefined): boolean {
  return role === 'instructor' || role === 'coordinator';
}

export const experienceLevels = ['never', 'parts', 'whole'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** Whether the survey may be finished: both answers are chosen and known. */
export function isSurveyComplete(answers: {
  role: string | null;
  experience_level: string | null;
}): answers is {
  role: Role;
  experience_level: ExperienceLevel;
} {
  return isOneOf(roles, answers.role) && isOneOf(experienceLevels, answers.experience_level);
}

function isOneOf<T extends string>(known: readonly T[], value: string | null): value is T {
  return known.some((each) => each === value);
}
