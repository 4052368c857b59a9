// Decides how long an idle connection is kept for its client's next request: five seconds, or less when there are many
// connections. Before the dance everybody comes within minutes, and idle connections must not keep others out.

import type { Server } from 'node:http';

const LONGEST_MS = 5_000;
/**
 * Shares of the largest number of connections. Up to EASY an idle connection is kept for LONGEST_MS, above it for less
 * and less time; from FULL on a connection ends with its answer.
 */
const EASY = 0.4;
const FULL = 0.9;

/**
 * Returns the number of milliseconds for which an idle connection is kept while there are `connections` of `most`
 * possible ones; null when a connection ends with its answer.
 */
export function keepAliveMs(connections: number, most: number): number | null {
  const share = connections / most;
  if (share >= FULL) return null;
  return Math.round(LONGEST_MS * Math.min(1, (FULL - share) / (FULL - EASY)));
}

/** Sets how long `server` keeps idle connections, by the number of connections, which is at most `most`. */
export function keepAliveByLoad(server: Server, most: number): void {
  let connections = 0;
  // Node waits 500 ms longer than it announces to clients, so that a request sent at the last moment still arrives.
  server.keepAliveTimeoutBuffer = 500;
  const settle = () => {
    server.keepAliveTimeout = Math.max(1, keepAliveMs(connections, most) ?? 1);
  };
  settle();
  server.on('connection', (socket) => {
    connections += 1;
    settle();
    socket.once('close', () => {
      connections -= 1;
      settle();
    });
  });
  // This listener must run before the listener that answers.
  server.prependListener('request', (_, response) => {
    if (keepAliveMs(connections, most) === null) response.setHeader('connection', 'close');
  });
}
