// These rules decide whether dancing in a room counts as a rehearsal, and when the device reports it to the
// server. Times are in seconds.

export type DanceRecord = {
  /** Second of the dance at which the person came in. */
  cameAt: number;
  /** The longest time without a break in which the page was hidden. */
  hidden: number;
  /** Second of the dance at which the person left; for a person who stayed, a second at or after its end. */
  leftAt: number;
};

/**
 * Whether a person came within half a minute after the start, never hid the page for more than half a minute,
 * and stayed to the end, `length` seconds after the start.
 */
export function countsAsRehearsal({ cameAt, hidden, leftAt }: DanceRecord, length: number): boolean {
  return cameAt <= 30 && hidden <= 30 && leftAt >= length;
}

/** Seconds after the end of the dance within which the devices report it, each at its own random moment. */
export const creditSpread = 300;
