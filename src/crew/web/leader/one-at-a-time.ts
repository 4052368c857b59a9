/**
 * Sends changes one after the other: those that come while one is on its way go together as one after it. When one fails, its
 * sender says so, and the waiting changes are given up. `onIdle` is called when none is left.
 */
export function oneAtATime<Change extends object>(
  send: (change: Change) => Promise<unknown>,
  onIdle: () => void,
): (change: Change) => void {
  let waiting: Change | null = null;
  let busy = false;

  async function sendAll(): Promise<void> {
    while (waiting !== null) {
      const next: Change = waiting;
      waiting = null;
      await send(next);
    }
  }

  function end(): void {
    busy = false;
    waiting = null;
    onIdle();
  }

  return (change) => {
    waiting = { ...waiting, ...change };
    if (busy) return;
    busy = true;
    void sendAll().then(end, end);
  };
}
