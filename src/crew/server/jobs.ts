// The jobs that crews have beside the requests.

import { deleteAfter } from '#crew/rules/crew-life.ts';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { sendCrewMails } from './crew-mail.ts';

export const crewJobs = ({ db, secret, mails, settings, now }: JobParts): SubjectJobs => ({
  tasks: {
    crew_mail: (payload) => sendCrewMails({ db, secret, mails, now }, (payload as { sealed: string }).sealed),
    follow_event: () => followEvent(db, now(), parseEventDate(settings().next_challenge_date)),
  },
  timetable: [{ task: 'follow_event', match: '6 * * * *' }],
});

const DAY = 86_400_000;

/**
 * Ends a crew with the event that it waits for, also when that is moved or decided later: gives the crews that still wait for an event the end that goes with `eventAt` (both in UTC milliseconds, null without a
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
