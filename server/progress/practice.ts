// What the verbs of this folder share: the database, what is remembered of learners, the course as published, the clock
// and the log.

import type pg from 'pg';
import type { Published } from '../course/published.ts';
import type { Log } from '../log.ts';
import type { LearnerMemory } from './learner-memory.ts';
import type { ReadVersion } from './version-reader.ts';

export type Practice = {
  pool: pg.Pool;
  memory: LearnerMemory;
  readVersion: ReadVersion;
  published: () => Published;
  /** UTC milliseconds. */
  now: () => number;
  log: Log;
};

/** Who is practising, and in which IANA time zone. */
export type Learner = { user_id: string; timeZone: string };
