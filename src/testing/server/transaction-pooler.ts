// A stand-in for a pooler in transaction mode, which many providers put in front of PostgreSQL: all clients share one
// session, and each client has the session only for one statement. The stand-in takes only statements without
// parameters, and returns no rows.

import { createServer, type Socket } from 'node:net';
import pg from 'pg';

export type TransactionPooler = { url: string; close(): Promise<void> };

/** Starts a pooler; `target` is the address of the PostgreSQL behind it. */
export async function startTransactionPooler(target: string): Promise<TransactionPooler> {
  const session = new pg.Client({ connectionString: target });
  await session.connect();
  const clients = new Set<Socket>();
  let owner: Socket | null = null;
  session.on('notification', ({ processId, channel }) => {
    const body = Buffer.from(`____${channel}\0\0`);
    body.writeInt32BE(processId);
    owner?.write(message('A', body));
  });

  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => clients.delete(client));
    client.once('data', () => {
      client.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      client.on('data', (bytes: Buffer) => answer(client, bytes));
    });
  });

  /** Answers one message. Both ends wait for each other, so each message arrives as one piece. */
  async function answer(client: Socket, bytes: Buffer): Promise<void> {
    if (bytes.toString('latin1', 0, 1) !== 'Q') return void client.end();
    owner = client;
    const { command } = await session.query(bytes.toString('utf8', 5, bytes.length - 1));
    client.write(Buffer.concat([message('C', Buffer.from(`${command}\0`)), ready]));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `postgres://any@127.0.0.1:${port}/any`,
    close: async () => {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
      await session.end();
    },
  };
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.from(`${type}____`);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const ready = message('Z', Buffer.from('I'));
