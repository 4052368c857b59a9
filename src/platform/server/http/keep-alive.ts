// The time that an idle connection is kept for its client's next request: five seconds, and less the more connections
// there are. Everybody comes within minutes before the dance: connections that wait for nothing must not keep others
// out.

import type { Server } from 'node:http';

const LONGEST_MS = 5_000;
/**
 * The share of connections up to which none is closed earlier, and the share from which each ends with its answer.
 */
const EASY = 0.4;
const FULL = 0.9;

/** Returns milliseconds; null where the connection ends with its answer. */
export function keepAliveMs(connections: number, most: number): number | null {
  const share = connections / most;
  if (share >= FULL) return null;
  return Math.round(LONGEST_MS * Math.min(1, (FULL - share) / (FULL - EASY)));
}

/** Follows the number of connections of `server`, which takes `most`. */
export function keepAliveByLoad(server: Server, most: number): void {
  let connections = 0;
  // Node adds this buffer to the time that it announces to clients; the announcement is early enough.
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
  // This listener comes before the one that answers.
  server.prependListener('request', (_, response) => {
    if (keepAliveMs(connections, most) === null) response.setHeader('connection', 'close');
  });
}
