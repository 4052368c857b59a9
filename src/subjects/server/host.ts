// The things that a server process gives its subjects for answering calls.

import type { makeAccounts } from '#people/server/accounts.ts';
import type { Language } from '#platform/content/languages.ts';
import type { Announcements } from '#platform/server/db/announcements.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Env } from '#platform/server/env.ts';
import type { Log } from '#platform/server/log.ts';
import type { HeaderPairs } from '#platform/server/pages/front.ts';
import type { Limiter } from '#platform/server/security/limiter.ts';
import type { Studio } from '#studio/server/studio.ts';
import type { ContentWatch } from './content-watch.ts';
import type { Settings } from './published.ts';

export type Host = {
  db: Db;
  env: Env;
  /** The secret for signing and sealing. */
  secret: string;
  /** The clock, in UTC milliseconds. */
  now: () => number;
  log: Log;
  content: ContentWatch;
  settings: () => Settings;
  announcements: Announcements;
  languages: readonly Language[];
  limiter: Limiter;
  accounts: ReturnType<typeof makeAccounts>;
  studio: Studio;
  /** The headers of every answer. */
  headers: HeaderPairs;
  /**
   * Adds a function that is called when the server stops, before it waits for running calls. The function ends streams
   * and timers that would never end by themselves.
   */
  onStop: (stop: () => void) => void;
};
