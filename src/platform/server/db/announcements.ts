// The announcements of the database to every server process (LISTEN/NOTIFY). They come on one connection, which is made
// again when it is lost. Announcements in between are missed, so a cache that relies on them must be dropped when the
// connection is lost.

import pg from 'pg';

export type Announcements = {
  /** Calls `listener` with each payload of a channel. */
  on: (channel: string, listener: (payload: string) => void) => void;
  /** Calls `listener` when the connection is lost. */
  onLoss: (listener: () => void) => void;
  /** Calls `listener` when there is a connection again. */
  onReturn: (listener: () => void) => void;
  isListening: () => boolean;
  stop: () => Promise<void>;
};

/**
 * The number of the advisory lock that all server processes of a database share. The number is arbitrary; no other
 * advisory lock in the database has it.
 */
export const SERVING_LOCK = 7_426_256;

const RECONNECT_MS = 1_000;
/**
 * Milliseconds between two queries on the idle connection, and milliseconds that an answer may take: the network may
 * need hours to report that a connection is broken.
 */
const ASK_EVERY_MS = 5_000;
const TIMEOUT_MS = 2_000;

/**
 * Opens the connection; resolves once it listens on all `channels`. As long as the connection is open, no backup can
 * be restored into this database.
 */
export async function listenToDatabase(
  connection: pg.ClientConfig,
  channels: readonly string[],
): Promise<Announcements> {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const losses: (() => void)[] = [];
  const returns: (() => void)[] = [];
  let client: pg.Client | null = null;
  let listening = false;
  let stopped = false;
  let again: NodeJS.Timeout | undefined;
  let ask: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client = fresh;
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload);
    });
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      // `lock_timeout` limits the wait for the lock: while a backup is being restored, PostgreSQL would not notice that
      // this process has given up the connection that waits.
      await fresh.query(
        `set lock_timeout = ${TIMEOUT_MS / 2}; ${channels.map((channel) => `listen ${channel}`).join('; ')}; select pg_advisory_lock_shared(${SERVING_LOCK})`,
      );
    } catch (error) {
      // A connection left open would go on receiving announcements and holding the lock beside its successor. A
      // database that is too slow to answer may also be too slow to close a connection, so `end` is not waited for.
      fresh.end().catch(() => undefined);
      throw error;
    }
    // The end of this connection counts as a loss only from now on: a connection that never listened was given up
    // before.
    fresh.on('end', () => lost(fresh));
    listening = true;
    clearInterval(ask);
    // Ending the connection breaks off the unanswered query, and counts as a loss.
    ask = setInterval(() => fresh.query('select 1').catch(() => fresh.end()), ASK_EVERY_MS);
  }

  function lost(which: pg.Client): void {
    if (stopped || which !== client) return;
    if (listening) for (const listener of losses) listener();
    listening = false;
    clearInterval(ask);
    clearTimeout(again);
    again = setTimeout(() => {
      connect().then(
        () => {
          for (const listener of returns) listener();
        },
        () => lost(client as pg.Client),
      );
    }, RECONNECT_MS);
  }

  await connect();
  return {
    on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    onLoss: (listener) => losses.push(listener),
    onReturn: (listener) => returns.push(listener),
    isListening: () => listening,
    stop: async () => {
      stopped = true;
      clearTimeout(again);
      clearInterval(ask);
      await client?.end();
    },
  };
}
