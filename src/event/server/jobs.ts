import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { compareClocks } from './clock-gap.ts';

/** The jobs of the event compare the servers' clocks, by which dances begin, beside the requests. */
export const eventJobs = ({ pool, log, now }: JobParts): SubjectJobs => ({
  tasks: { compare_clocks: () => compareClocks(pool, log, now) },
  timetable: [{ task: 'compare_clocks', match: '*/10 * * * *' }],
});
