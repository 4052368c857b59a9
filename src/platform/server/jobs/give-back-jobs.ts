// Jobs that a server had begun when it was killed.

import type pg from 'pg';
import { SERVING_LOCK } from '../db/announcements.ts';

/**
 * Lets the jobs be done again at once, unless another server runs on the database; the queue by itself waits for four hours.
 */
export async function giveBackJobs(pool: pg.Pool): Promise<void> {
  // The lock is looked for, not taken: a server that begins to serve at this moment would be left without it.
  const { rows } = await pool.query(
    `select to_regclass('graphile_worker.jobs') is not null and not exists (
      select from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where datname = current_database() and locktype = 'advisory' and (classid, objid, objsubid) = (0, $1, 1)) as alone`,
    [SERVING_LOCK],
  );
  if (rows[0].alone)
    await pool.query(
      'select graphile_worker.force_unlock_workers(array(select locked_by from graphile_worker.jobs where locked_by is not null))',
    );
}
