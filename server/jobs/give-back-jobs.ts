// Jobs that a server had begun when it was killed.

import type pg from 'pg';
import { SERVING_LOCK } from '../db/announcements.ts';
import { inClientTransaction } from '../db/transaction.ts';

/** Lets them be done again at once, unless another server runs on the database; the queue by itself waits for four hours. */
export async function giveBackJobs(pool: pg.Pool): Promise<void> {
  await inClientTransaction(pool, async (client) => {
    const { rows } = await client.query(
      `select to_regclass('graphile_worker.jobs') is not null and pg_try_advisory_xact_lock($1) as alone`,
      [SERVING_LOCK],
    );
    if (rows[0].alone)
      await client.query(
        'select graphile_worker.force_unlock_workers(array(select locked_by from graphile_worker.jobs where locked_by is not null))',
      );
  });
}
