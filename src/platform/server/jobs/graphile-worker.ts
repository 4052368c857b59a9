// Two additions to graphile-worker, the library of the queue.

import type pg from 'pg';
import { SERVING_LOCK } from '../db/announcements.ts';

/**
 * Frees the jobs that a killed server had begun, so that the jobs are done again at once; the queue itself would wait
 * for four hours. Does nothing while another server runs on the database.
 */
export async function giveBackJobs(pool: pg.Pool): Promise<void> {
  // The query only looks whether a server holds the lock. Taking the lock would hinder a server that starts now.
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

/**
 * Returns the pool for the library, in which only the first release of a connection has an effect. If the connection on
 * which the library listens breaks while the runner stops, the library releases it twice; the second release would
 * cause an unhandled rejection.
 */
export function releasedOnce(pool: pg.Pool): pg.Pool {
  function connect(callback?: Parameters<pg.Pool['connect']>[0]) {
    if (!callback) return pool.connect();
    return pool.connect((error, client, release) => {
      let released = false;
      callback(error, client, (broken) => {
        if (released) return;
        released = true;
        // A failed attempt to connect comes with nothing to release.
        release?.(broken);
      });
    });
  }

  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return connect;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
