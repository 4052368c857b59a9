// The product for the time of a measurement: a server process of its own, and its database.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { makeProductServer, type ProductServer } from '../e2e/fixtures/product-server.ts';

/** Does `work` beside a product that has started with these settings; it is taken away whatever happens. */
export async function withProduct<Result>(
  env: Record<string, string>,
  work: (product: ProductServer) => Promise<Result>,
): Promise<Result> {
  const product = await makeProductServer(env);
  try {
    await product.start();
    return await work(product);
  } finally {
    await product.remove();
  }
}

/** Does `work` with a connection to the database of a running product; it is closed whatever happens. */
export async function withDatabase<Result>(
  { dataDir }: ProductServer,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(await productConnection(dataDir));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** How to reach the database of a running product: DATABASE_URL, or the socket that its embedded PostgreSQL names. */
export async function productConnection(dataDir: string): Promise<pg.ClientConfig> {
  if (process.env.DATABASE_URL) return { connectionString: process.env.DATABASE_URL };
  // PostgreSQL writes its socket's folder on the fifth line of its lock file.
  const [, , , , host = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split(
    '\n',
  );
  return { host, user: 'shamble', database: 'shamble' };
}
