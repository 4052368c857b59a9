import type { Db } from '#platform/server/db/database.ts';
import { dropOutdated } from '#platform/server/db/drop-outdated.ts';

/** Forgets how repetitions are told apart after a year. `now` in UTC milliseconds. */
export const pruneRepetitions = (db: Db, now: number) =>
  dropOutdated(db, now, ['repetition_keys', 'counted_at', 365]);
