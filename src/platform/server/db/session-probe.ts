// Checks that a database keeps a connection's session. A pooler in transaction mode lends the connection to others
// between two statements: statements are answered, but announcements never arrive and locks are lost.

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds that an announcement may take; it comes at once or never. */
const TIMEOUT_MS = 3_000;

/**
 * Returns one line that says what to do when the database does not keep sessions; null when it keeps them. Rejects when
 * the database can't be reached, or a statement is not answered within `patience` (milliseconds).
 */
export async function sessionFlaw(connection: pg.ClientConfig, patience = 10_000): Promise<string | null> {
  const within = { ...connection, connectionTimeoutMillis: patience, query_timeout: patience };
  const [listener, speaker] = [open(within), open(within)];
  try {
    await Promise.all([listener.connect(), speaker.connect()]);
    const channel = `probe_${randomBytes(8).toString('hex')}`;
    const notified = new Promise<boolean>((resolve) => listener.once('notification', () => resolve(true)));
    await listener.query(`listen ${channel}`);
    await speaker.query(`notify ${channel}`);
    if (await Promise.race([notified, sleep(TIMEOUT_MS, false, { ref: false })])) return null;
    return 'DATABASE_URL leads to a pooler in transaction mode, which loses announcements and locks: give the address of PostgreSQL itself, or set the pooler to session mode.';
  } finally {
    // A database that does not answer may not close its connections either, so the wait for their end is bounded.
    const ended = Promise.allSettled([listener.end(), speaker.end()]);
    await Promise.race([ended, sleep(1_000, undefined, { ref: false })]);
  }
}

function open(connection: pg.ClientConfig): pg.Client {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  return client;
}
