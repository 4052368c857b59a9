// Where a video is between two answers of the service: it is asked every 100 ms (specification, section 9), and a page
// that draws more often reckons on from the last answer. Only a video that was seen to move is reckoned to move.

import { limits } from '#subjects/rules/limits.ts';

export type ReckonedPosition = {
  /** Asks now. */
  ask(): void;
  /** Seconds; `rate` is 0 while the video stands. Asks by itself when the last answer is older than two polls. */
  read(rate: number): number;
  /** The next read asks: the last answer is from before a seek. */
  forget(): void;
};

export function reckonPosition(askService: () => number): ReckonedPosition {
  let at = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let moves = false;

  function ask() {
    const answer = askService();
    moves = answer !== at && Number.isFinite(askedAt);
    at = answer;
    askedAt = performance.now();
  }

  return {
    ask,
    read(rate) {
      if (performance.now() - askedAt > 2 * limits.pollMilliseconds) ask();
      return moves ? at + ((performance.now() - askedAt) / 1000) * rate : at;
    },
    forget() {
      askedAt = Number.NEGATIVE_INFINITY;
      moves = false;
    },
  };
}
