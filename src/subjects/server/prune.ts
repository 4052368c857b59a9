// The rows whose time is over, removed subject by subject.

import { pruneClassScreens } from '#class/server/jobs.ts';
import { pruneRepetitions } from '#course/server/jobs.ts';
import { pruneCrews } from '#crew/server/jobs.ts';
import { prunePeople } from '#people/server/prune.ts';
import type { Db } from '#platform/server/db/database.ts';
import { prunePlatform } from '#platform/server/prune.ts';
import { pruneRooms } from '#together/server/prune.ts';

const prunes: readonly ((db: Db, now: number) => Promise<void>)[] = [
  prunePlatform,
  prunePeople,
  pruneRepetitions,
  pruneRooms,
  pruneCrews,
  pruneClassScreens,
];

/** Removes outdated rows; `now` in UTC milliseconds. */
export async function prune(db: Db, now: number): Promise<void> {
  for (const each of prunes) await each(db, now);
}
