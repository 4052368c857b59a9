// The rules for leading a crew: the leader is an adult who teaches or organizes, at an address that is proven
// to be theirs.

import type { AgeGroup } from '#people/rules/age-gate.ts';
import { type Role, teaches } from '#people/rules/survey.ts';

export type LeadingProblem = 'age' | 'address' | 'role';

export type Leading = { age_group: AgeGroup; email_verified: boolean; role: Role | null };

/** Returns the reason why a person may not open or take over a crew; null when they may. */
export function leadingProblem({ role, ...person }: Leading): LeadingProblem | null {
  return keepingProblem(person) ?? (teaches(role) ? null : 'role');
}

/**
 * Returns the reason why a person may not go on leading one. A role that was changed since is no reason: the crew relies
 * on its leader.
 */
export function keepingProblem({
  age_group,
  email_verified,
}: Omit<Leading, 'role'>): 'age' | 'address' | null {
  if (age_group !== '18+') return 'age';
  return email_verified ? null : 'address';
}
