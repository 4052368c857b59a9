import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { invite } from './invitation.ts';

/** People who came with an import are told, a few at a time. */
export const movingInJobs = ({ db, mails }: JobParts): SubjectJobs => ({
  tasks: { invite: () => invite(db, mails) },
});
