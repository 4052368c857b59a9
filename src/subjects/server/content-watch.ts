// Keeps `published` current in this process. It is read at the start, whenever the database announces changed content
// (from any server process), and after each loss of the connection that listens for announcements.

import { english, type Language } from '#platform/content/languages.ts';
import type { Announcements } from '#platform/server/db/announcements.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Log, reasonOf } from '#platform/server/log.ts';
import { loadPublished, type Published } from './published.ts';

export type ContentWatch = {
  /** Returns the content that is published now. */
  current: () => Published;
  /**
   * Reads again and resolves when the new state is in place; call it after changing content. It never rejects: when the
   * read fails it resolves at once, because the change is in the database, and repeats the read until it works.
   */
  refresh: () => Promise<void>;
  /**
   * Adds a listener. A refresh waits for its listeners, so that the change is everywhere before the request that made
   * it is answered.
   */
  onChange: (listener: (published: Published) => Promise<void>) => void;
  stop: () => void;
};

/** Milliseconds within which edits of many rows cause only one read. */
const SETTLE_MS = 30;
/** Milliseconds after which a failed read is repeated. */
const RETRY_MS = 2_000;

/** Starts the watch; resolves after the first read. `mediaFolder` is the folder of the operator's own files. */
export async function watchContent(
  db: Db,
  announcements: Announcements,
  log: Log,
  languages: readonly Language[] = [english],
  mediaFolder?: string,
): Promise<ContentWatch> {
  const load = () => loadPublished(db, languages, mediaFolder);
  let published = await load();
  const listeners: ((published: Published) => Promise<void>)[] = [];
  let settle: NodeJS.Timeout | undefined;
  let stopped = false;
  let asked = 0;
  let shown = 0;
  let showing: Promise<unknown> = Promise.resolve();

  async function read(): Promise<void> {
    asked += 1;
    const turn = asked;
    const next = await load();
    // If the result of a later read is already in place, the result of this read is dropped.
    if (turn >= shown) {
      shown = turn;
      published = next;
      showing = Promise.all(listeners.map((listener) => listener(published)));
    }
    await showing;
  }

  async function refresh(): Promise<void> {
    try {
      await read();
    } catch (error) {
      log.warn('content_refresh_failed', { reason: reasonOf(error) });
      refreshAfter(RETRY_MS);
    }
  }

  function refreshAfter(milliseconds: number): void {
    clearTimeout(settle);
    if (!stopped) settle = setTimeout(refresh, milliseconds);
  }

  const refreshSoon = () => refreshAfter(SETTLE_MS);

  announcements.on('content', refreshSoon);
  // A new read finds the changes made while the connection was lost.
  announcements.onReturn(refreshSoon);
  return {
    current: () => published,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    stop: () => {
      stopped = true;
      clearTimeout(settle);
    },
  };
}
