// The server's clock as a page knows it. A probe asks the server for its time. The answer's error is at most half of
// the probe's trip, whatever the network did. All times are in milliseconds.

/** One question to the server: when it was sent and answered, by the page's steady clock, and the server's time. */
export type Probe = {
  sent: number;
  received: number;
  /** The server's time in epoch milliseconds, rounded down. */
  server: number;
  /**
   * By how many milliseconds the page's two clocks came apart after the probe: the steady clock may have stopped for a
   * while.
   */
  doubt?: number;
};

/** The server's time: the steady clock's time plus `offset`, with an error of at most `within`. */
export type ServerTime = { offset: number; within: number };

/** The error by rounding: half a millisecond at the server, and half a millisecond in the browser. */
const grain = 1;
/** How fast two clocks drift apart at worst: 0.1 ms a second. */
const drift = 1e-4;

/**
 * Returns the server time of the probe whose possible error is smallest at `now` (on the steady clock); of two equal
 * probes, the later. `probes` has the oldest first. A probe that contradicts a later probe is ignored together with all
 * earlier probes, because a clock was set between them. Returns null without probes.
 */
export function bestOffset(probes: readonly Probe[], now: number): ServerTime | null {
  let best: ServerTime | null = null;
  for (const { sent, received, server, doubt = 0 } of probes.toReversed()) {
    if (!(received >= sent && Number.isFinite(server))) continue;
    const offset = server + 0.5 - (sent + received) / 2;
    const within = (received - sent) / 2 + grain + Math.max(0, now - received) * drift + doubt;
    if (best && contradicts(best, { offset, within })) break;
    if (!best || within < best.within) best = { offset, within };
  }
  return best;
}

/** Whether two server times differ by more than their possible errors: then a clock was set between them. */
export function contradicts(one: ServerTime, other: ServerTime): boolean {
  return Math.abs(one.offset - other.offset) > one.within + other.within;
}

/**
 * Both clocks of a page at one moment: the device's, which can be set, and the steady clock, which may stop during
 * sleep.
 */
export type BothClocks = { device: number; steady: number };

/**
 * Returns by how many milliseconds a page's two clocks have come apart since `before`; 0 below a quarter of a second.
 */
export function partedBy(before: BothClocks, now: BothClocks): number {
  const parted = Math.abs(now.device - before.device - (now.steady - before.steady));
  return parted < 250 ? 0 : parted;
}

/** Returns by how many milliseconds the device's clock is ahead of the server's; null if that is small or uncertain. */
export function deviceError(device: number, server: number, within: number): number | null {
  const error = device - server;
  return Math.abs(error) < Math.max(2_000, within) ? null : error;
}

const units = [
  // A year has 365.25 days.
  ['year', 31_557_600],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Returns a length of time in its two largest units, rounded to seconds: 187,400 ms is 3 minutes and 7 seconds. */
export function twoUnits(milliseconds: number): { unit: (typeof units)[number][0]; count: number }[] {
  let left = Math.round(Math.abs(milliseconds) / 1000);
  const parts = units.map(([unit, seconds]) => {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
    return { unit, count };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  return parts
    .slice(first < 0 ? -1 : first)
    .slice(0, 2)
    .filter(({ count }, i) => i === 0 || count > 0);
}
