// The server's clock as a page knows it. A probe asks the server for its time; the length of the trip bounds
// the error of the answer, whatever the network did on the way. All times are in milliseconds.

/**
 * One question to the server: the moments at which it left and its answer came, on the page's steady clock,
 * and the server's time.
 */
export type Probe = {
  sent: number;
  received: number;
  /** The server's time in whole epoch milliseconds, cut off. */
  server: number;
  /**
   * Milliseconds that the steady clock may have stood still since: the page's two clocks have parted by so
   * much.
   */
  doubt?: number;
};

/** The server's time is the steady clock's plus `offset`, wrong by at most `within`. */
export type ServerTime = { offset: number; within: number };

/** The error of rounding: half of the server's millisecond, and half of one in the browser's timings. */
const grain = 1;
/** Milliseconds that two clocks part in a millisecond at worst: 0.1 ms a second. */
const drift = 1e-4;

/**
 * The best server time that `probes`, oldest first, give at `now` on the steady clock: that of the least
 * possible error, the later on a tie, never an average. A probe that contradicts a later one is from before a
 * clock was set. Null without probes.
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

/** Whether two times can't both be right: a clock was set between them. */
export function contradicts(one: ServerTime, other: ServerTime): boolean {
  return Math.abs(one.offset - other.offset) > one.within + other.within;
}

/** Both clocks of a page at one moment: the device's own, which can be set, and the steady one, which may stop in sleep. */
export type BothClocks = { device: number; steady: number };

/** Milliseconds that the two clocks of a page have parted since `before`; 0 below a quarter of a second. */
export function partedBy(before: BothClocks, now: BothClocks): number {
  const parted = Math.abs(now.device - before.device - (now.steady - before.steady));
  return parted < 250 ? 0 : parted;
}

/**
 * Milliseconds that the device's own clock is ahead of the server's; null while that is not worth a word, or
 * not certain.
 */
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

/** A length of time in its two largest units, to the second: 187,400 ms is 3 minutes and 7 seconds. */
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
