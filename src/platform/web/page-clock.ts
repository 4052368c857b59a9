// The time that a page shows: the server's as soon as it is known, the device's own until then. Every page has this; what
// asks the server is loaded later (after-start.tsx).

let offset: number | null = null;

/** Epoch milliseconds. */
export function pageNow(): number {
  return offset === null ? Date.now() : performance.now() + offset;
}

/** Whether the server's time is known. */
export function knowsServerTime(): boolean {
  return offset !== null;
}

/** The server's time is `performance.now` plus this; null where it is not known. */
export function setPageClock(next: number | null): void {
  offset = next;
}
