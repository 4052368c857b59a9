// Whether dancing in a room counts as a rehearsal, and when the device tells the server. Seconds.

export type DanceRecord = {
  /** Where the dance was when the person came in. */
  cameAt: number;
  /** The longest time in one piece that the page was not to be seen. */
  hidden: number;
  /** Where the dance was when they left, or its end. */
  leftAt: number;
};

/** In by half a minute after the start, never away for more than half a minute, and there at the end of `length`. */
export function countsAsRehearsal({ cameAt, hidden, leftAt }: DanceRecord, length: number): boolean {
  return cameAt <= 30 && hidden <= 30 && leftAt >= length;
}

/** Seconds after the end within which all devices tell the server, each at its own random moment. */
export const creditSpread = 300;
