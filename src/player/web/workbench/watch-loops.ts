import type { Range } from '#player/rules/range.ts';

export type LoopTimes = {
  /** Milliseconds of real time that each loop ran past its end. */
  overshoot: number[];
  /** Milliseconds of real time between the start of the range and the first picture of each repetition. */
  restart: number[];
};

/**
 * Measures when the pictures of a looped range appear. The caller passes every picture to `see`. `times` resolves
 * after `loops` repetitions.
 */
export function watchLoops(range: Range, rate: number, loops: number) {
  const found: LoopTimes = { overshoot: [], restart: [] };
  let resolve: (times: LoopTimes) => void = () => {};
  const times = new Promise<LoopTimes>((resolveTimes, reject) => {
    resolve = resolveTimes;
    setTimeout(() => reject(new Error(`Only ${found.restart.length} of ${loops} loops were seen.`)), 120_000);
  });
  let last = range.start;
  let furthest = range.start;
  let began = false;
  const see = (now: number) => {
    // Pictures that come before the medium has reached the range do not count.
    began ||= now > range.start + 0.05 && now < range.end;
    if (!began) return;
    if (now < last - 0.4) {
      found.overshoot.push((Math.max(0, furthest - range.end) / rate) * 1000);
      found.restart.push((Math.abs(now - range.start) / rate) * 1000);
      furthest = now;
      if (found.restart.length === loops) resolve(found);
    }
    furthest = Math.max(furthest, now);
    last = now;
  };
  return { see, times };
}
