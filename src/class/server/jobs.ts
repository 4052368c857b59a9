import type { Db } from '#platform/server/db/database.ts';
import { dropOutdated } from '#platform/server/db/drop-outdated.ts';

/** Removes class screens that are over. `now` is in UTC milliseconds. */
export const pruneClassScreens = (db: Db, now: number) =>
  dropOutdated(db, now, ['class_screens', 'expires_at', 0]);
