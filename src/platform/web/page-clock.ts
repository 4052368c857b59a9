// The time that a page shows: the server's as soon as it is known, until then the device's. Every page has this file;
// what asks the server for the time is loaded later (after-start.tsx).

let offset: number | null = null;

/** Returns epoch milliseconds. */
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
