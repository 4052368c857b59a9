// The jobs that crews have beside the requests.

import { parseEventDate } from '#event/rules/event-date.ts';
import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { sendCrewMails } from './crew-mail.ts';
import { followEvent } from './follow-event.ts';

export const crewJobs = ({ db, secret, mails, settings, now }: JobParts): SubjectJobs => ({
  tasks: {
    crew_mail: (payload) => sendCrewMails({ db, secret, mails, now }, (payload as { sealed: string }).sealed),
    follow_event: () => followEvent(db, now(), parseEventDate(settings().next_challenge_date)),
  },
  timetable: [{ task: 'follow_event', match: '6 * * * *' }],
});
