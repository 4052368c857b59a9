import { expect, test } from 'vitest';
import { keepingProblem, leadingProblem } from './leading.ts';

test.each([
  ['18+', true, 'instructor', null],
  ['18+', true, 'coordinator', null],
  ['18+', true, 'dancer', 'role'],
  ['18+', true, null, 'role'],
  ['18+', false, 'coordinator', 'address'],
  ['13-17', true, 'coordinator', 'age'],
  ['13-17', false, null, 'age'],
] as const)('%s, proven address %s, role %s: %s', (age_group, email_verified, role, problem) => {
  expect(leadingProblem({ age_group, email_verified, role })).toBe(problem);
});

test.each([
  ['18+', true, null],
  ['18+', false, 'address'],
  ['13-17', true, 'age'],
] as const)('to go on leading, %s with a proven address %s: %s', (age_group, email_verified, problem) => {
  expect(keepingProblem({ age_group, email_verified })).toBe(problem);
});
