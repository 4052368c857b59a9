// A repetition: one stretch of a dance that was danced to its end.

/**
 * `played`: danced to its end; `checked`: danced to its end as the zombie check. After both, nobody has said
 * whether the repetition was clean. `watched`: only watched. `called_clean` and `called_again`: the learner's
 * answer about a repetition that was reported before, so the repetition is not counted as danced again. `clean`
 * and `again` come from pages that were loaded before these answers existed. Such a page sent `clean` for every
 * repetition without an answer, so `clean` means no more than `played`.
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

/** The danced parts of a score's phrases, which follow each other without a gap, and the speed. */
export type Repetition = {
  score: string;
  parts: readonly PhrasePart[];
  rate: number;
  answer: RepetitionAnswer;
};

/**
 * Seconds that the learner danced, at `tempo` beats a minute; 0 where the repetition was only watched, or was
 * reported before.
 */
export function secondsDanced({ parts, rate, answer }: Repetition, tempo: number): number {
  if (answer === 'watched' || answer === 'called_clean' || answer === 'called_again') return 0;
  const counts = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  return (counts * 60) / tempo / rate;
}

/** The largest number of repetitions in one call. */
export const repetitionsInCall = 100;
