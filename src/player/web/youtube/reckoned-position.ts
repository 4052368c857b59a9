// Works out where a video is between two answers of the service, which is asked every 100 ms (specification,
// section 9). A page that draws more often adds the time since the last answer. Answers are rounded down, and at
// a slow speed two answers may be equal, so a worked-out place that is only a little ahead of the answer is kept.
// A video counts as moving only after its answers have changed.

import { limits } from '#subjects/rules/limits.ts';

export type ReckonedPosition = {
  /** Asks the service now; `rate` is 0 while the video does not play. */
  ask(rate: number): void;
  /** Returns the position in seconds. It asks the service if the last answer is older than two polls. */
  read(rate: number): number;
  /** Makes the next read ask again, because a seek to second `to` has made the last answer wrong. */
  forget(to: number): void;
};

/** Seconds by which an answer may be too small, because it is rounded down. */
const grain = 0.1;
/** Each answer takes away this share of the worked-out place's lead, because that place may be too far ahead. */
const pull = 0.1;

export function reckonPosition(askService: () => number): ReckonedPosition {
  let answer = 0;
  let at = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let moves = false;
  /** The second at which a seek should end; null once the seek has ended. */
  let sought: number | null = null;

  const reckoned = (rate: number) => (moves ? at + ((performance.now() - askedAt) / 1000) * rate : at);

  function ask(rate: number) {
    const before = answer;
    answer = askService();
    const ahead = reckoned(rate) - answer;
    const isRounded = moves && ahead > 0 && ahead < grain;
    at = isRounded ? answer + ahead * (1 - pull) : answer;
    // A seek ends exactly at its target. A smaller answer was only rounded down, and a larger answer was given
    // later.
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
