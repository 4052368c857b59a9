// Answers for component tests; src/testing/web/person.ts adds them to its own.

import type { Answers } from '#testing/web/answers.ts';

/** The answers of crews that the dashboard needs for a person who may lead. */
export const signedInAnswers: Answers = {
  readCrews: { problem: 'role', leads: [], member_of: [] },
};
