// Keeps `published` current in this process: reads it at the start, again whenever the database says that content
// changed (in any server process), and after every loss of the listening connection.

import type { Announcements } from '../db/announcements.ts';
import type { Db } from '../db/database.ts';
import { type Log, reasonOf } from '../log.ts';
import { loadPublished, type Published } from './published.ts';

export type ContentWatch = {
  /** What is published now. */
  current: () => Published;
  /** Reads again and resolves when the new state is in place; called by whoever just changed content. */
  refresh: () => Promise<void>;
  onChange: (listener: (published: Published) => void) => void;
  stop: () => void;
};

/** Milliseconds: an edit of many rows is one reload. */
const SETTLE_MS = 30;

/** Resolves after the first read. */
export async function watchContent(db: Db, announcements: Announcements, log: Log): Promise<ContentWatch> {
  let published = await loadPublished(db);
  const listeners: ((published: Published) => void)[] = [];
  let settle: NodeJS.Timeout | undefined;

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

  announcements.on('content', refreshSoon);
  // What changed while nobody listened is found by reading again.
  announcements.onReturn(refreshSoon);
  return {
    current: () => published,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    stop: () => clearTimeout(settle),
  };
}
