// What the verbs of this folder share: the database, the course as published, the clock and the log.

import type { Published } from '../course/published.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { TurnQueue } from './turn-queue.ts';

export type Practice = {
  db: Db;
  queue: TurnQueue;
  published: () => Published;
  /** UTC milliseconds. */
  now: () => number;
  log: Log;
};

/** Who is practising, and in which IANA time zone. */
export type Learner = { user_id: string; timeZone: string };
