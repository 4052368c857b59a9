import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { compareClocks } from './clock-gap.ts';

/** Dances begin by the servers' clocks: these are compared beside the requests. */
export const eventJobs = ({ pool, log, now }: JobParts): SubjectJobs => ({
  tasks: { compare_clocks: () => compareClocks(pool, log, now) },
  timetable: [{ task: 'compare_clocks', match: '*/10 * * * *' }],
});
