// The sound card's clock ticks in blocks of some milliseconds; a dance that is drawn from this clock directly would
// tremble. The steady time is the reading of the computer's smooth clock plus the averaged difference of both clocks.
// The function reads no clock itself: both readings are given to it, in seconds.

/**
 * Number of readings over which the difference of the clocks is averaged: enough to hide the blocks, few enough to
 * follow drift.
 */
const memory = 25;
/**
 * Seconds by which the difference of the clocks must change to count as a jump (the device slept) and not as a block.
 * A jump is followed at once.
 */
const jump = 0.12;

/**
 * Returns the function that computes a steady time of the sound card's clock from the readings of that clock (`block`)
 * and of the computer's smooth clock (`smooth`).
 */
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
