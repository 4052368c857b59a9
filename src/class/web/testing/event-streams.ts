// For component tests: event streams (EventSource), which no stubbed fetch can answer.

import { vi } from 'vitest';

/** A stream that the page opened. */
export type Stream = {
  url: string;
  /** As the server's message of this name. */
  tell: (name: string, data: unknown) => void;
};

/**
 * From now on the page's streams are these, oldest first; to be called before showApp. While `server.refuses`, the server
 * answers none of them, and the browser gives each up.
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
