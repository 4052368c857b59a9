// The rules for leading a crew: a leader is an adult who teaches or organizes, and has proven their mail address.

import type { AgeGroup } from '#people/rules/age-gate.ts';
import { type Role, teaches } from '#people/rules/survey.ts';

export type LeadingProblem = 'age' | 'address' | 'role';

export type Leading = { age_group: AgeGroup; email_verified: boolean; role: Role | null };

/** Returns why a person may not open or take over a crew; null if allowed. */
export function leadingProblem({ role, ...person }: Leading): LeadingProblem | null {
  return keepingProblem(person) ?? (teaches(role) ? null : 'role');
}

/**
 * Returns why a person may not go on leading a crew; null if allowed. A leader who no longer teaches may go on, because
 * the crew relies on its leader.
 */
export function keepingProblem({
  age_group,
  email_verified,
}: Omit<Leading, 'role'>): 'age' | 'address' | null {
  if (age_group !== '18+') return 'age';
  return email_verified ? null : 'address';
}
