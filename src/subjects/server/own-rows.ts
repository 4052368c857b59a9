// Everything stored about one person, subject by subject: to take away, or to have deleted. A test compares the list with the
// schema (src/people/server/own-data.test.ts).

import { ownCourseRows } from '#course/server/own-rows.ts';
import { ownCrewRows } from '#crew/server/own-crew-rows.ts';
import { disownFeedback, ownFeedback } from '#pages/server/feedback/own-feedback.ts';
import { ownAccountRows } from '#people/server/own-rows.ts';
import type { OwnRows, Trx } from '#platform/server/db/own-rows.ts';
import { forgetRequests, ownRequests } from '#platform/server/own-requests.ts';
import { ownStudioRows } from '#studio/server/own-rows.ts';

export const ownRows: OwnRows = {
  ...ownAccountRows,
  ...ownRequests,
  ...ownCourseRows,
  ...ownFeedback,
  ...ownStudioRows,
  ...ownCrewRows,
};

/**
 * Deletions of rows that do not go by themselves with the row of a deleted person, and have to go before it.
 */
export const beforeDeletion: readonly ((trx: Trx, user_id: string) => Promise<void>)[] = [
  disownFeedback,
  forgetRequests,
];
