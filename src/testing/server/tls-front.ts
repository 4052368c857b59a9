// A server with TLS that forwards to a PostgreSQL. In PostgreSQL's protocol TLS begins with a short plain request and
// an answer of one letter; the handshake comes after them.

import { connect, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { testKey } from './certificates.ts';

/** Starts the server, which offers no TLS if `certificate` is null. tcp-proxy.ts explains `target`. */
export async function startTlsFront(target: string, certificate: string | null) {
  const url = new URL(target);
  const folder = url.searchParams.get('host');
  const open = new Set<Socket>();
  const secureContext = certificate ? createSecureContext({ key: testKey, cert: certificate }) : undefined;
  const server = createServer((client) => {
    const keep = (socket: Socket) => {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    };
    keep(client);
    client.once('data', () => {
      client.write(secureContext ? 'S' : 'N');
      if (!secureContext) return;
      const secure = new TLSSocket(client, { isServer: true, secureContext });
      const upstream = folder
        ? connect(`${folder}/.s.PGSQL.5432`)
        : connect(Number(url.port) || 5432, url.hostname);
      keep(secure);
      keep(upstream);
      secure.pipe(upstream);
      upstream.pipe(secure);
      secure.on('close', () => upstream.destroy());
      upstream.on('close', () => secure.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
