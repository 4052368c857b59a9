// A proxy between a server and PostgreSQL, or a browser and a server, that simulates network faults on demand.

import { connect, createServer, type Socket } from 'node:net';

/**
 * The proxy's mode. `pass` forwards. `cut` breaks and refuses connections. `swallow` takes bytes and never answers.
 * `delay` forwards late. `mute` forwards questions and loses the answers. `hold` forwards the bytes that open a
 * connection to PostgreSQL, and keeps queries back until the mode changes.
 */
export type ProxyMode = 'pass' | 'cut' | 'swallow' | 'delay' | 'mute' | 'hold';

export type TcpProxy = {
  port: number;
  become(mode: ProxyMode): void;
  /**
   * Forgets the present connections, like a firewall that has lost its memory: neither end gets anything from the other
   * again, not even the end of the connection. New connections pass.
   */
  forget(): void;
  close(): Promise<void>;
};

const DELAY_MS = 400;
/** The first byte of a simple query in PostgreSQL's protocol. */
const QUERY = 'Q'.charCodeAt(0);

/**
 * Starts a proxy; `target` is the address of the real server, and a PostgreSQL's `host` parameter may be the
 * folder of a Unix socket.
 */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const url = new URL(target);
  const folder = url.searchParams.get('host');
  const open = new Set<Socket>();
  const clients = new WeakSet<Socket>();
  const forgotten = new Set<Socket>();
  let held: (() => void)[] = [];
  let mode: ProxyMode = 'pass';

  function forward(from: Socket, to: Socket): void {
    open.add(from);
    from.on('data', (chunk) => {
      if (forgotten.has(from)) return;
      if (mode === 'pass' || (mode === 'mute' && clients.has(from))) to.write(chunk);
      if (mode === 'hold' && clients.has(from) && chunk[0] === QUERY) held.push(() => to.write(chunk));
      else if (mode === 'hold') to.write(chunk);
      if (mode === 'delay') setTimeout(() => to.write(chunk), DELAY_MS);
    });
    from.on('error', () => from.destroy());
    from.on('close', () => {
      open.delete(from);
      if (!forgotten.delete(from)) to.destroy();
    });
  }

  const server = createServer((client) => {
    if (mode === 'cut') return client.destroy();
    const upstream = folder
      ? connect(`${folder}/.s.PGSQL.5432`)
      : connect(Number(url.port) || 5432, url.hostname);
    clients.add(client);
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: address.port,
    become(next) {
      // Bytes that arrived in the mode `swallow` are lost. A connection that lacks bytes is useless, so all
      // connections are broken.
      if (next === 'cut' || mode === 'swallow') breakAll();
      mode = next;
      for (const send of held) send();
      held = [];
    },
    forget() {
      for (const socket of open) forgotten.add(socket);
    },
    close: () =>
      new Promise((resolve) => {
        breakAll();
        server.close(() => resolve());
      }),
  };
}
