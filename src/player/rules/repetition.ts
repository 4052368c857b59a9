// One range of the routine that was played to its end.

import type { Range } from '#player/rules/range.ts';

/**
 * `played`: danced to its end, and `checked`: the same as the zombie check; whether it was clean is not known. `watched`: looked
 * at. `called_clean` and `called_again`: the learner's own word about one that was told before, which is danced no second time.
 * `clean` and `again` come from pages of before those words: `clean` was told of whatever ran through unanswered, so it says
 * no more than `played`.
 */
export const repetitionAnswers = [
  'played',
  'watched',
  'checked',
  'called_clean',
  'called_again',
  'clean',
  'again',
] as const;
export type RepetitionAnswer = (typeof repetitionAnswers)[number];

/** Seconds of the routine, and the speed. */
export type Repetition = Range & { rate: number; answer: RepetitionAnswer };

/** The most repetitions in one call. */
export const repetitionsInCall = 100;
