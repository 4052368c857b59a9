// The check that the server can listen where it is told to, before a database is started for it.

import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Env } from './env.ts';

/** Throws one line that names PORT or HOST. */
export async function checkAddress({ PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): Promise<void> {
  const server = createServer();
  try {
    server.listen({ port: PORT, host: HOST, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    throw new Error(lineOf(error as NodeJS.ErrnoException, PORT, HOST), { cause: error });
  }
  await new Promise((resolve) => server.close(resolve));
}

function lineOf({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `PORT: ${port} is in use on ${host}`;
  if (code === 'EACCES') return `PORT: ${port} may not be used by this user`;
  return `HOST: ${host} is no address of this machine (${message})`;
}
