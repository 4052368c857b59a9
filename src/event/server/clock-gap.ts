// Compares this machine's clock with the database's. Pages use the time of whichever server answers, so the
// servers of a site must agree, and the database is what all of them share.

import type pg from 'pg';
import type { Log } from '#platform/server/log.ts';
import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';

/** Milliseconds from which a difference is logged. */
export const GAP_MS = 50;

/**
 * Returns by how many milliseconds this machine is certainly ahead of the database (negative: behind): the difference
 * in the fastest of five questions, less half its trip.
 */
export async function clockGap(pool: Pick<pg.Pool, 'query'>, now: () => number = Date.now): Promise<number> {
  let best = { trip: Number.POSITIVE_INFINITY, gap: 0 };
  for (let question = 0; question < 5; question += 1) {
    const sent = now();
    const { rows } = await pool.query('select extract(epoch from clock_timestamp()) * 1000 as clock');
    const trip = now() - sent;
    if (trip < best.trip) best = { trip, gap: sent + trip / 2 - Number(rows[0].clock) };
  }
  return Math.sign(best.gap) * Math.max(0, Math.abs(best.gap) - best.trip / 2);
}

/** Logs a difference that is large enough for dancers to notice. */
export async function compareClocks(pool: pg.Pool, log: Log, now: () => number): Promise<void> {
  const gap = Math.round(await clockGap(pool, now));
  if (Math.abs(gap) >= GAP_MS) log.warn('clocks_differ', { ahead_ms: gap });
}

/** The background job that compares the clocks by which dances begin. */
export const eventJobs = ({ pool, log, now }: JobParts): SubjectJobs => ({
  tasks: { compare_clocks: () => compareClocks(pool, log, now) },
  timetable: [{ task: 'compare_clocks', match: '*/10 * * * *' }],
});
