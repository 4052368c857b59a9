// One range of the routine that was played to its end.

import type { Range } from '#player/rules/range.ts';

/** `watched`: looked at, or danced without an answer asked for. `checked`: danced as the zombie check. */
export const repetitionAnswers = ['clean', 'again', 'watched', 'checked'] as const;
export type RepetitionAnswer = (typeof repetitionAnswers)[number];

/** Seconds of the routine, and the speed. */
export type Repetition = Range & { rate: number; answer: RepetitionAnswer };

/** The most repetitions in one call. */
export const repetitionsInCall = 100;
