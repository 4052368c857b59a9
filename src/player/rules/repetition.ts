// One stretch of a dance that was danced to its end.

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

/** A part of a phrase: its counts `from` (0 is the first) up to `to`, of `counts` in all. */
export type PhrasePart = { phrase: string; counts: number; from: number; to: number };

/** The parts of a score's phrases that follow each other without a gap, and the speed. */
export type Repetition = {
  score: string;
  parts: readonly PhrasePart[];
  rate: number;
  answer: RepetitionAnswer;
};

/** Seconds that were danced for it, in a dance of so many beats a minute; 0 where it was looked at, or was told before. */
export function secondsDanced({ parts, rate, answer }: Repetition, tempo: number): number {
  if (answer === 'watched' || answer === 'called_clean' || answer === 'called_again') return 0;
  const counts = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  return (counts * 60) / tempo / rate;
}

/** The most repetitions in one call. */
export const repetitionsInCall = 100;
