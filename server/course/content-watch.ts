// Keeps `published` current in this process: reads it at the start, again whenever the database says that content
// changed (in any server process), and after every loss of the listening connection.

import pg from 'pg';
import type { Db } from '../db/database.ts';
import { type Log, reasonOf } from '../log.ts';
import { loadPublished, type Published } from './published.ts';

export type ContentWatch = {
  /** What is published now. */
  current: () => Published;
  /** Reads again and resolves when the new state is in place; called by whoever just changed content. */
  refresh: () => Promise<void>;
  onChange: (listener: (published: Published) => void) => void;
  stop: () => Promise<void>;
};

/** Milliseconds: an edit of many rows is one reload; a lost connection is tried again after a second. */
const SETTLE_MS = 30;
const RECONNECT_MS = 1_000;

/** Resolves after the first read. `connection` is for a connection of its own that listens. */
export async function watchContent(db: Db, connection: pg.ClientConfig, log: Log): Promise<ContentWatch> {
  let published = await loadPublished(db);
  const listeners: ((published: Published) => void)[] = [];
  let stopped = false;
  let client: pg.Client | null = null;
  let settle: NodeJS.Timeout | undefined;
  let reconnect: NodeJS.Timeout | undefined;

  async function refresh(): Promise<void> {
    published = await loadPublished(db);
    for (const listener of listeners) listener(published);
  }

  function refreshSoon(): void {
    clearTimeout(settle);
    settle = setTimeout(() => {
      refresh().catch((error) => log.warn('content_refresh_failed', { reason: reasonOf(error) }));
    }, SETTLE_MS);
  }

  async function listen(): Promise<void> {
    client = new pg.Client({ ...connection, keepAlive: true });
    client.on('notification', refreshSoon);
    client.on('error', () => undefined);
    client.on('end', listenAgain);
    await client.connect();
    await client.query('listen content');
  }

  function listenAgain(): void {
    if (stopped) return;
    clearTimeout(reconnect);
    reconnect = setTimeout(() => {
      // What changed while nobody listened is found by reading again.
      listen().then(refreshSoon, listenAgain);
    }, RECONNECT_MS);
  }

  await listen();
  return {
    current: () => published,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    stop: async () => {
      stopped = true;
      clearTimeout(settle);
      clearTimeout(reconnect);
      await client?.end();
    },
  };
}
