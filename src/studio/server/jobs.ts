import { mediaFolder } from '#platform/server/media-folder.ts';
import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { pruneImports } from './prune-imports.ts';
import { pruneUploads } from './uploads/prune-uploads.ts';

/** The studio's jobs: an import's data about people goes soon after nobody works on it, a part of a film after days. */
export const studioJobs = ({ db, env, now }: JobParts): SubjectJobs => ({
  tasks: {
    prune_imports: () => pruneImports(db, now()),
    prune_uploads: () => pruneUploads(mediaFolder(env.DATA_DIR), now()),
  },
  timetable: [
    { task: 'prune_imports', match: '*/5 * * * *' },
    { task: 'prune_uploads', match: '50 * * * *' },
  ],
});
