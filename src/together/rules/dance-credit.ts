// These rules say whether dancing in a room counts as a rehearsal, and when the device tells the server.
// Times are in seconds.

export type DanceRecord = {
  /** Second of the dance at which the person came in. */
  cameAt: number;
  /** The longest time in one piece that the page was hidden. */
  hidden: number;
  /** Second of the dance at which the person left, or its end. */
  leftAt: number;
};

/**
 * Whether a person was in by half a minute after the start, never away for more than half a minute, and there
 * at the end of `length`.
 */
export function countsAsRehearsal({ cameAt, hidden, leftAt }: DanceRecord, length: number): boolean {
  return cameAt <= 30 && hidden <= 30 && leftAt >= length;
}

/** Seconds after the end within which all devices tell the server, each at its own random moment. */
export const creditSpread = 300;
