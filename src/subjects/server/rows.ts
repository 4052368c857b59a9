// The rows of one person, and the deletion of rows whose time is over, subject by subject.

import { pruneClassScreens } from '#class/server/class-screens.ts';
import { ownCourseRows, pruneRepetitions } from '#course/server/rows.ts';
import { ownCrewRows, pruneCrews } from '#crew/server/rows.ts';
import { disownFeedback, ownFeedback } from '#pages/server/feedback/handlers.ts';
import { ownAccountRows, prunePeople } from '#people/server/rows.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnRows, Trx } from '#platform/server/db/own-rows.ts';
import { forgetRequests, ownRequests, prunePlatform } from '#platform/server/rows.ts';
import { ownStudioRows } from '#studio/server/rows.ts';
import { pruneRooms } from '#together/server/room-counts.ts';

/**
 * Everything stored about one person, for the download and for deletion. A test compares the list with the schema
 * (own-data.test.ts).
 */
export const ownRows: OwnRows = {
  ...ownAccountRows,
  ...ownRequests,
  ...ownCourseRows,
  ...ownFeedback,
  ...ownStudioRows,
  ...ownCrewRows,
};

/**
 * Deletions that must run before a person is deleted, for rows that the database does not delete together with the
 * person.
 */
export const beforeDeletion: readonly ((trx: Trx, user_id: string) => Promise<void>)[] = [
  disownFeedback,
  forgetRequests,
];

const prunes: readonly ((db: Db, now: number) => Promise<void>)[] = [
  prunePlatform,
  prunePeople,
  pruneRepetitions,
  pruneRooms,
  pruneCrews,
  pruneClassScreens,
];

/** Deletes the rows whose time is over; `now` is in UTC milliseconds. */
export async function prune(db: Db, now: number): Promise<void> {
  for (const each of prunes) await each(db, now);
}
