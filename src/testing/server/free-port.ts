import { createServer } from 'node:net';

/**
 * The range from which ports are chosen. It is below the range from which systems take ports for outgoing connections,
 * because such a connection could take the free port first.
 */
const FIRST = 11_000;
const LAST = 31_999;
const TRIES = 50;

/** Returns a port of this machine that was free a moment ago, for a program that can't choose a port itself. */
export async function freePort(): Promise<number> {
  for (let left = TRIES; left > 0; left -= 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports is free`);
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
