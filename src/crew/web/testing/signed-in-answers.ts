// For component tests: found and added by src/testing/web/person.ts.

import type { Answers } from '#testing/web/answers.ts';

/** A dashboard of somebody who may lead asks for their crews. */
export const signedInAnswers: Answers = {
  readCrews: { problem: 'role', leads: [], member_of: [] },
};
