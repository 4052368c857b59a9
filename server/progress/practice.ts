// What the verbs of this folder share: the database, the course as published, the clock and the log.

import type pg from 'pg';
import type { Published } from '../course/published.ts';
import type { Log } from '../log.ts';

export type Practice = {
  pool: pg.Pool;
  published: () => Published;
  /** UTC milliseconds. */
  now: () => number;
  log: Log;
};

/** Who is practising, and in which IANA time zone. */
export type Learner = { user_id: string; timeZone: string };
