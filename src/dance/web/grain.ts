// The grain is how finely the dance is painted: coarser while pictures come late, finer again when they have come in
// time for long. A device's power is not known beforehand and changes (heat, battery, other pages), so the painted
// pictures are counted again and again.

/** Grains as shares of the stage's own pixels along an edge, the finest first. */
export const grains = [1, 0.8, 0.64, 0.5] as const;

/** Pictures that are asked for between two looks at how many were painted: about a second. */
const looked = 60;
/** Pictures a second that are enough, whatever the screen asks for. */
const enough = 45;
/**
 * Milliseconds without a request for a picture after which counting starts again, so that a pause does not count as
 * slowness.
 */
const pause = 250;
/** The share of the requested pictures that must be painted in time when fewer than `enough` a second are painted. */
const inTime = 0.95;
/**
 * Number of looks without lateness before a finer grain is tried, at first and at most: the number doubles each time
 * that pictures with the finer grain came late.
 */
const patience = { first: 4, most: 64 };

export type Grain = {
  /**
   * Notes that a picture was asked for; `painted` is the number of pictures that were painted so far, `now` is in
   * milliseconds.
   */
  asked(now: number, painted: number): void;
  /** The share of pixels to paint with from now on. */
  share(): number;
};

export function makeGrain(): Grain {
  let level = 0;
  let asks = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  let from = { now: 0, painted: 0 };
  let looksInTime = 0;
  let wait = patience.first;
  /**
   * Whether the present grain is on trial: it is finer than the grain before, and its pictures have not come late so
   * far.
   */
  let tried = false;

  function look(seconds: number, painted: number) {
    const late = painted / seconds < enough && painted < inTime * looked;
    looksInTime = late ? 0 : looksInTime + 1;
    if (late && level < grains.length - 1) {
      level += 1;
      wait = tried ? Math.min(patience.most, wait * 2) : wait;
      tried = false;
    } else if (looksInTime >= wait && level > 0) {
      level -= 1;
      looksInTime = 0;
      tried = true;
    }
  }

  return {
    asked(now, painted) {
      if (asks === looked) look((now - from.now) / 1000, painted - from.painted);
      if (asks === looked || now - askedAt > pause) {
        asks = 0;
        from = { now, painted };
      }
      asks += 1;
      askedAt = now;
    },
    share: () => grains[level] ?? 1,
  };
}
