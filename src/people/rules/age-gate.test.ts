import { expect, test } from 'vitest';
import { ageChoice, ageChoices, isMinor, remindersDefault, signUpAge } from './age-gate.ts';

// §4.age-gate-no-choice-then
test('the three choices come youngest first', () => {
  expect(ageChoices).toEqual(['under_13', '13-17', '18+']);
});

test.each([
  ['under_13', { allowed: false }],
  ['13-17', { allowed: true, age_group: '13-17' }],
  ['18+', { allowed: true, age_group: '18+' }],
] as const)('choosing %s leads to %o', (choice, outcome) => {
  expect(ageChoice(choice)).toEqual(outcome);
});

// §9.reminders-default-age-group-18
test.each([
  [null, '18+'],
  ['18+', '18+'],
  ['18 ', '18+'],
  ['13-17', '13-17'],
  ['', null],
  ['18', null],
  ['under_13', null],
  ['under-13', null],
  ['5', null],
  ['13-17 ', null],
  [' 18+', null],
])('the parameter age=%j means %s', (param, age_group) => {
  expect(signUpAge(param)).toBe(age_group);
});

test('18+ is read as adult with its plus sign encoded or not', () => {
  expect(signUpAge(new URLSearchParams('age=18%2B').get('age'))).toBe('18+');
  expect(signUpAge(new URLSearchParams('age=18+').get('age'))).toBe('18+');
});

// §3.users-listed-fields-missing-reminders §9.reminders-default-age-group-18 §2.differs-006-decisions-006-accounts
test('the reminders box starts ticked for adults only', () => {
  expect(remindersDefault('18+')).toBe(true);
  expect(remindersDefault('13-17')).toBe(false);
});

test('the stricter rules apply from 13 to 17', () => {
  expect(isMinor('13-17')).toBe(true);
  expect(isMinor('18+')).toBe(false);
});
