// Stops the process in order at the first SIGTERM or SIGINT. The caller decides what a second signal does; by default
// the process ends at once.

/**
 * Milliseconds in which two signals count as one request to stop: Ctrl-C reaches every process of the terminal, and npm
 * passes its own signal on. Nobody presses the keys again so fast.
 */
const SAME_REQUEST_MS = 500;

export function onStopSignal(stop: () => Promise<void>, onSecond: () => void = () => process.exit(1)): void {
  let askedAt: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (askedAt !== undefined)
        return performance.now() - askedAt > SAME_REQUEST_MS ? onSecond() : undefined;
      askedAt = performance.now();
      stop().then(
        () => process.exit(0),
        (error) => {
          process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
          process.exit(1);
        },
      );
    });
}
