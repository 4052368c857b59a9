// A proxy between a browser and a server that delays every byte as a network would, by a different time in each
// direction.

import { connect, createServer, type Socket } from 'node:net';

/**
 * How bytes travel in one direction, in milliseconds: `delay` is the shortest time that they take, `jitter` the most
 * that chance adds, and `held` the time for which bytes are held back and then sent together, as buffering proxies do.
 */
export type Way = { delay: number; jitter: number; held?: number };
export type Network = { there: Way; back: Way };

/** Networks that dancers have. */
export const networks = {
  lan: { there: { delay: 0.3, jitter: 0.4 }, back: { delay: 0.3, jitter: 0.4 } },
  wifi: { there: { delay: 3, jitter: 6 }, back: { delay: 3, jitter: 6 } },
  mobile: { there: { delay: 35, jitter: 35 }, back: { delay: 25, jitter: 30 } },
  venue: { there: { delay: 60, jitter: 260 }, back: { delay: 40, jitter: 160 } },
} as const satisfies Record<string, Network>;

export type SlowProxy = { url: string; close: () => Promise<void> };

/**
 * Starts a slow proxy; `target` is the address of the real server. Bytes arrive in the order in which they
 * were sent.
 */
export async function startSlowProxy(target: string, { there, back }: Network): Promise<SlowProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();

  function forward(from: Socket, to: Socket, { delay, jitter, held = 0 }: Way): void {
    let arrives = 0;
    let release = 0;
    open.add(from);
    const later = (act: () => void) => {
      // Most trips take little longer than the shortest, and a few take much longer.
      const now = performance.now();
      if (now >= release) release = now + held;
      const due = release + delay + jitter * Math.random() ** 2;
      arrives = Math.max(arrives, due);
      setTimeout(act, Math.max(0, arrives - performance.now()));
    };
    from.setNoDelay(true);
    from.on('data', (chunk) => later(() => to.write(chunk)));
    from.on('end', () => later(() => to.end()));
    from.on('error', () => from.destroy());
    from.on('close', () => {
      open.delete(from);
      later(() => to.destroy());
    });
  }

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    forward(client, upstream, there);
    forward(upstream, client, back);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
