// Stops in order on the first SIGTERM or SIGINT; what the second means is the caller's word, by default the end at once.

export function onStopSignal(stop: () => Promise<void>, onSecond: () => void = () => process.exit(1)): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return onSecond();
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error) => {
          process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
          process.exit(1);
        },
      );
    });
}
