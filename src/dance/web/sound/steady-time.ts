// The sound card's clock ticks in blocks of some milliseconds; drawn from it directly, the dance would
// tremble. The steady time follows it on the computer's smooth clock instead. The function reads no clock itself:
// both times are given to it, in seconds.

/** Looks over which the difference of the clocks is averaged: enough to hide the blocks, few enough to follow drift. */
const memory = 25;
/** Seconds beyond which a difference is a jump (the device slept), not a block, and is taken over at once. */
const jump = 0.12;

/** Returns a function from the block clock's and the smooth clock's reading to a steady time on the block clock. */
export function makeSteadyTime(): (block: number, smooth: number) => number {
  let offset = 0;
  let looks = 0;
  let latest = Number.NEGATIVE_INFINITY;
  return (block, smooth) => {
    const apart = block - smooth;
    if (looks === 0 || Math.abs(apart - offset) > jump) {
      looks = 1;
      offset = apart;
      latest = Math.max(latest, block);
    } else {
      looks = Math.min(memory, looks + 1);
      offset += (apart - offset) / looks;
    }
    latest = Math.max(latest, smooth + offset);
    return latest;
  };
}
