// The survey after sign-up (specification, section 5), of which both questions must be answered.

export const roles = ['dancer', 'instructor', 'coordinator'] as const;
export type Role = (typeof roles)[number];

/** Whether people in this role teach the dance to others. */
export function teaches(role: Role | null | undefined): boolean {
  return role === 'instructor' || role === 'coordinator';
}

export const experienceLevels = ['never', 'parts', 'whole'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** Whether both questions have a valid answer. */
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
