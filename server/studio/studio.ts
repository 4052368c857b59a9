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
const PATIENT_MS = 600_000;

/** A statement that may take its time. */
export function ask(
  client: pg.Pool | pg.PoolClient,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  const patient = { text, values, query_timeout: PATIENT_MS };
  return client.query(patient);
}
