import type { ServerResponse } from 'node:http';

/**
 * Ends the connection when no more of an answer could be sent for `ms`: its client reads no further, and would keep the
 * connection's place for ever. An answer that is still being made may take longer.
 */
export function cutOffStalledReader(response: ServerResponse, ms: number): void {
  response.setTimeout(ms, () => {
    if (response.socket?.writableLength) response.socket.destroy();
  });
}
