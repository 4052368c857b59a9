// Reads server-sent events as a page's EventSource does, for tests and benchmarks.

export type ReadEvent = { event: string; data: unknown; at: number };

export type EventStream = {
  status: number;
  events: ReadEvent[];
  /** Waits for the first event since the stream was opened for which `wanted` is true. */
  find(wanted: (event: ReadEvent) => boolean): Promise<ReadEvent>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
};

export async function readEvents(url: string): Promise<EventStream> {
  const abort = new AbortController();
  const response = await fetch(url, { signal: abort.signal });
  const events: ReadEvent[] = [];
  let waiting: (() => void)[] = [];
  async function read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
        const data = field('data');
        events.push({ event: field('event'), data: data && JSON.parse(data), at: performance.now() });
      }
      for (const wake of waiting.splice(0)) wake();
    }
  }
  const ended = (response.ok ? read() : Promise.resolve()).catch(() => undefined);
  return {
    status: response.status,
    events,
    ended,
    async find(wanted) {
      for (;;) {
        const found = events.find(wanted);
        if (found) return found;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    close: () => {
      abort.abort();
      waiting = [];
    },
  };
}
