import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { pruneImports } from './prune-imports.ts';

/** The studio's jobs: an import's data about people goes soon after nobody works on it. */
export const studioJobs = ({ db, now }: JobParts): SubjectJobs => ({
  tasks: { prune_imports: () => pruneImports(db, now()) },
  timetable: [{ task: 'prune_imports', match: '*/5 * * * *' }],
});
