// A sound context can say that it runs while its clock stands: after a call, or after the phone was locked.
// The watch is pure; both times are given in seconds.

/** Seconds without movement after which a clock stands, and the most that one look may add: a page that slept saw nothing. */
const standsAfter = 0.5;
const oneLook = 0.25;

export function makeStandWatch() {
  let latest: { block: number; smooth: number } | null = null;
  let stood = 0;
  return {
    /** Whether the clock `block` stands at this look, by the clock `smooth` that always moves. */
    look(block: number, smooth: number): boolean {
      if (latest?.block === block) stood += Math.min(oneLook, Math.max(0, smooth - latest.smooth));
      else stood = 0;
      latest = { block, smooth };
      return stood >= standsAfter;
    },
    /** Whether the clock stood at the latest look. */
    found: () => stood >= standsAfter,
  };
}
