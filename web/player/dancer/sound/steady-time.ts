// The sound card's clock ticks in blocks of some milliseconds; drawn from it directly, the dance would tremble.
// This follows it on the computer's smooth clock instead. Pure; both times are given in seconds.

/** How much of a difference is made good at each look: small enough to be invisible, large enough to follow drift. */
const following = 0.04;
/** A difference beyond this many seconds is a jump (the device slept), not a block: take it over at once. */
const jump = 0.12;

/** Returns a function from the block clock's and the smooth clock's reading to a steady time on the block clock. */
export function makeSteadyTime(): (block: number, smooth: number) => number {
  let offset: number | null = null;
  let latest = 0;
  return (block, smooth) => {
    const apart = block - smooth;
    if (offset === null || Math.abs(apart - offset) > jump) {
      offset = apart;
      latest = block;
    } else {
      offset += (apart - offset) * following;
    }
    latest = Math.max(latest, smooth + offset);
    return latest;
  };
}
