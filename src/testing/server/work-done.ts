// Lets tests wait for the jobs that calls start.

import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const left = `select identifier as name from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = task_id
    where run_at <= now() and attempts < max_attempts or locked_at is not null
  union all select state from imports where state in ('planning', 'applying')`;

/** Milliseconds between two queries for unfinished jobs, and milliseconds until `workDone` gives up. */
const [ASK_AGAIN, GIVE_UP] = [5, 20_000];

/** Resolves when no job is due or running, and no import is being planned or applied; throws after 20 seconds. */
export async function workDone(pool: pg.Pool): Promise<void> {
  const until = Date.now() + GIVE_UP;
  for (;;) {
    const { rows } = await pool.query(left);
    if (rows.length === 0) return;
    if (Date.now() > until) throw new Error(`Never done: ${rows.map(({ name }) => name)}`);
    await sleep(ASK_AGAIN);
  }
}
