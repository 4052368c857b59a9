import { expect, test } from 'vitest';
import { experienceLevels, isSurveyComplete, roles } from './survey.ts';

test.each([
  [null, null, false],
  ['dancer', null, false],
  [null, 'never', false],
  ['dancer', 'never', true],
  ['coordinator', 'whole', true],
  ['zombie', 'never', false],
  ['dancer', 'always', false],
])('role %j and experience %j complete the survey: %s', (role, experience_level, complete) => {
  expect(isSurveyComplete({ role, experience_level })).toBe(complete);
});

test('every role can be chosen with every experience', () => {
  for (const role of roles)
    for (const experience_level of experienceLevels)
      expect(isSurveyComplete({ role, experience_level })).toBe(true);
});
