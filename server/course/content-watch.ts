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
  /** What a listener promises is part of a refresh: whoever changed content finds it in place everywhere. */
  onChange: (listener: (published: Published) => Promise<void>) => void;
  stop: () => void;
};

/** Milliseconds: an edit of many rows is one reload. */
const SETTLE_MS = 30;

/** Resolves after the first read. */
export async function watchContent(db: Db, announcements: Announcements, log: Log): Promise<ContentWatch> {
  let published = await loadPublished(db);
  const listeners: ((published: Published) => Promise<void>)[] = [];
  let settle: NodeJS.Timeout | undefined;
  let asked = 0;
  let shown = 0;
  let showing: Promise<unknown> = Promise.resolve();

  async function refresh(): Promise<void> {
    asked += 1;
    const turn = asked;
    const next = await loadPublished(db);
    // A later reading that came back first is newer, but may not be in place yet.
    if (turn >= shown) {
      shown = turn;
      published = next;
      showing = Promise.all(listeners.map((listener) => listener(published)));
    }
    await showing;
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
