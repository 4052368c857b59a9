// A crew ends with the event that it waits for, also when that is moved or decided later.

import { deleteAfter } from '#crew/rules/crew-life.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import type { Db } from '#platform/server/db/database.ts';

const DAY = 86_400_000;

/**
 * Gives the crews that still wait for an event the end that goes with `eventAt` (both in UTC milliseconds, null without a
 * date). A crew whose event was danced ends as its members were told, whatever comes next.
 */
export async function followEvent(db: Db, now: number, eventAt: number | null): Promise<void> {
  if (eventAt === null || eventAt <= now) return;
  await db
    .updateTable('crews')
    .set({ delete_after: new Date(deleteAfter(now, eventAt)) })
    .where('delete_after', '>', new Date(now + crewLimits.daysAfterEvent * DAY))
    .where('delete_after', '!=', new Date(deleteAfter(now, eventAt)))
    .execute();
}
