// Where a video is between two answers of the service: it is asked every 100 ms (specification, section 9), and a page
// that draws more often reckons on from the last answer. Answers are rounded down, and at a slow speed two of them may be
// the same: the reckoned place is nearer to the truth while it is only a little ahead. Only a video that was seen to move
// is reckoned to move.

import { limits } from '#subjects/rules/limits.ts';

export type ReckonedPosition = {
  /** Asks now; `rate` is 0 while the video stands. */
  ask(rate: number): void;
  /** Seconds. Asks by itself when the last answer is older than two polls. */
  read(rate: number): number;
  /** The next read asks: the last answer is from before a seek, to second `to`. */
  forget(to: number): void;
};

/** Seconds by which an answer may lie behind. */
const grain = 0.1;
/** The share of what the reckoned place is ahead that each answer takes away: it may be ahead of the truth too. */
const pull = 0.1;

export function reckonPosition(askService: () => number): ReckonedPosition {
  let answer = 0;
  let at = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let moves = false;
  /** Where a seek is to land; null once it has. */
  let sought: number | null = null;

  const reckoned = (rate: number) => (moves ? at + ((performance.now() - askedAt) / 1000) * rate : at);

  function ask(rate: number) {
    const before = answer;
    answer = askService();
    const ahead = reckoned(rate) - answer;
    const isRounded = moves && ahead > 0 && ahead < grain;
    at = isRounded ? answer + ahead * (1 - pull) : answer;
    // A seek lands where it was asked to, and is read a little later.
    if (sought !== null && Math.abs(answer - sought) < grain) {
      at = Math.max(answer, sought);
      sought = null;
    }
    moves = Number.isFinite(askedAt) && (answer !== before || isRounded);
    askedAt = performance.now();
  }

  return {
    ask,
    read(rate) {
      if (performance.now() - askedAt > 2 * limits.pollMilliseconds) ask(rate);
      return reckoned(rate);
    },
    forget(to) {
      sought = to;
      askedAt = Number.NEGATIVE_INFINITY;
      moves = false;
    },
  };
}
