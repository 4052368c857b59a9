// The announcements of the database to every server process (LISTEN/NOTIFY): one connection, made again when it is
// lost. A cache that relies on announcements must be dropped when the connection is lost: nothing is heard
// meanwhile.

import pg from 'pg';

export type Announcements = {
  /** Hears the payloads of a channel. */
  on: (channel: string, heard: (payload: string) => void) => void;
  /** Hears of a lost connection, and of one that is back. */
  onLoss: (heard: () => void) => void;
  onReturn: (heard: () => void) => void;
  isListening: () => boolean;
  stop: () => Promise<void>;
};

/**
 * A lock that every server process of a database shares: an arbitrary number, used for no other advisory lock
 * there.
 */
export const SERVING_LOCK = 7_426_256;

const RECONNECT_MS = 1_000;
/** An idle connection can be broken for hours before the network reports it: it is queried and has to answer in time. */
const ASK_EVERY_MS = 5_000;
const TIMEOUT_MS = 2_000;

/** Resolves when it listens on all `channels`. No backup is restored into this database as long as it does. */
export async function listenToDatabase(
  connection: pg.ClientConfig,
  channels: readonly string[],
): Promise<Announcements> {
  const heard = new Map<string, ((payload: string) => void)[]>();
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
      for (const listener of heard.get(channel) ?? []) listener(payload);
    });
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      // A connection that waits on for the lock while a backup is restored would not notice that it was given
      // up.
      await fresh.query(
        `set lock_timeout = ${TIMEOUT_MS / 2}; ${channels.map((channel) => `listen ${channel}`).join('; ')}; select pg_advisory_lock_shared(${SERVING_LOCK})`,
      );
    } catch (error) {
      // An open connection would come to hear everything and to hold the lock beside the next one. A database that is too
      // slow to answer may be too slow to say goodbye, so nobody waits for that.
      fresh.end().catch(() => undefined);
      throw error;
    }
    // The end is heeded only now: a connection that never listened has been given up above, and its end must
    // start nothing.
    fresh.on('end', () => lost(fresh));
    listening = true;
    clearInterval(ask);
    // Ending the connection breaks an unanswered query off, and that is a loss like any other.
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
    on: (channel, listener) => heard.set(channel, [...(heard.get(channel) ?? []), listener]),
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
