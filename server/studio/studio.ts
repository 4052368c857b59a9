// What the studio's handlers work with.

import type pg from 'pg';
import type { ContentWatch } from '../course/content-watch.ts';
import type { Log } from '../log.ts';

export type Studio = {
  pool: pg.Pool;
  content: Pick<ContentWatch, 'refresh'>;
  /** Where the operator's own video files lie. */
  mediaFolder: string;
  log: Log;
};

/** Long statements of the studio (imports) get this long, in milliseconds, where the request path has seconds. */
export const PATIENT_MS = 600_000;
