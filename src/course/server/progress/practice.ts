// The tools that all commands of this folder need: the database, the queue of transactions, the published course, the
// clock and the log.

import type { Db } from '#platform/server/db/database.ts';
import type { Log } from '#platform/server/log.ts';
import type { Published } from '#subjects/server/published.ts';
import type { TransactionQueue } from './transaction-queue.ts';

export type Practice = {
  db: Db;
  queue: TransactionQueue;
  published: () => Published;
  /** The clock, in UTC milliseconds. */
  now: () => number;
  log: Log;
};

/** The person who is practising, and their IANA time zone. */
export type Learner = { user_id: string; timeZone: string };
