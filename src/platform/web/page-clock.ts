// The time that a page shows: the server's time once it is known, and the device's time until then. Every page has this
// file; the code that asks the server for its time is loaded later (after-start.tsx).

let offset: number | null = null;

/** Returns the time that the page shows, in epoch milliseconds. */
export function pageNow(): number {
  return offset === null ? Date.now() : performance.now() + offset;
}

/** Whether the server's time is known. */
export function knowsServerTime(): boolean {
  return offset !== null;
}

/** Sets the offset: the server's time is `performance.now()` plus `next`; null where it is unknown. */
export function setPageClock(next: number | null): void {
  offset = next;
}
