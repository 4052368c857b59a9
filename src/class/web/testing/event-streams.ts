// Component tests stand in event streams (EventSource), which no stubbed fetch can answer.

import { vi } from 'vitest';

/** A stream that the page opened. */
export type Stream = {
  url: string;
  /** Gives the page a message of the server with this name. */
  tell: (name: string, data: unknown) => void;
};

/**
 * Stands in the page's streams from now on, and lists them, oldest first; it is called before showApp. While
 * `server.refuses`, the server answers none of them, and the browser gives each up.
 */
export function standInStreams({ refuses = false } = {}): {
  streams: Stream[];
  server: { refuses: boolean };
} {
  const streams: Stream[] = [];
  const server = { refuses };
  class StandIn extends EventTarget {
    static readonly CLOSED = 2;
    readonly readyState = server.refuses ? StandIn.CLOSED : 1;
    onopen: (() => void) | null = null;
    onerror: (() => void) | null = null;

    constructor(url: string) {
      super();
      streams.push({
        url,
        tell: (name, data) => this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })),
      });
      queueMicrotask(() => (this.readyState === StandIn.CLOSED ? this.onerror?.() : this.onopen?.()));
    }

    close() {}
  }
  vi.stubGlobal('EventSource', StandIn);
  return { streams, server };
}
