// Answers for component tests: src/testing/web/person.ts finds and adds them.

import type { Answers } from '#testing/web/answers.ts';

/** The answers that a dashboard of somebody who may lead needs beside the others. */
export const signedInAnswers: Answers = {
  readCrews: { problem: 'role', leads: [], member_of: [] },
};
