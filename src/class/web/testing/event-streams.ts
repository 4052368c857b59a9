// Stand-ins for event streams (EventSource), which a stubbed fetch can't answer, for component tests.

import { vi } from 'vitest';

/** A stream that the page opened. */
export type Stream = {
  url: string;
  /** Sends the page a server message with this name. */
  send: (name: string, data: unknown) => void;
};

/**
 * Replaces the page's streams from now on, and lists them, oldest first; to be called before showApp. With `refuses`
 * the server refuses every stream, and the browser does not try the stream again.
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
        send: (name, data) => this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })),
      });
      queueMicrotask(() => (this.readyState === StandIn.CLOSED ? this.onerror?.() : this.onopen?.()));
    }

    close() {}
  }
  vi.stubGlobal('EventSource', StandIn);
  return { streams, server };
}
