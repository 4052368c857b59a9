import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { type ImportJob, runImport } from './import-job.ts';
import { invite } from './invitation.ts';

/** The jobs that work out and write imports, and that write to their people, a few at a time. */
export const movingInJobs = ({ db, mails, studio }: JobParts): SubjectJobs => ({
  tasks: {
    import: (payload) => runImport(studio, payload as ImportJob),
    invite: () => invite(db, mails),
  },
});
