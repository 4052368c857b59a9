// One change of the course by an operator: a transaction that leaves its history (who, when, before, after) and shows at
// once in every server process. Changes wait for each other, so that each sees what the one before it did.

import type pg from 'pg';
import { AppError } from '../http/app-error.ts';
import type { Studio } from './studio.ts';

export type Change = {
  /** The operator's user id. */
  user_id: string;
  /** What an operator reads in the history. */
  summary: string;
  /** The change that this one takes back. */
  undoes?: string;
  /** Stays in the history even when no row of the course changed. */
  keep?: boolean;
};

/** Any number that nobody else uses for an advisory lock in this database. */
const STUDIO_LOCK = 7_426_254;

/** Runs `act`; a change that touches nothing leaves nothing, one that throws is undone. */
export async function change<Result>(
  studio: Pick<Studio, 'pool' | 'content'>,
  { user_id, summary, undoes, keep = false }: Change,
  act: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await studio.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${STUDIO_LOCK})`);
    const opened = await client.query(
      'insert into history (user_id, summary, undoes) values ($1, $2, $3) returning id',
      [user_id, summary, undoes ?? null],
    );
    const id: string = opened.rows[0].id;
    await client.query("select set_config('studio.change', $1, true)", [id]);
    const result = await act(client);
    await client.query(
      'delete from history where id = $1 and not $2 and not exists (select from history_rows where change_id = $1)',
      [id, keep],
    );
    await client.query('commit');
    await studio.content.refresh();
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost) => {
      broken = lost;
    });
    throw error;
  } finally {
    // A connection that could not even roll back is thrown away.
    client.release(broken);
  }
}

/** Throws conflict when somebody changed the thing after this operator had read it. */
export function mustBeCurrent(seen: string, current: string): void {
  if (seen !== current) throw new AppError('conflict');
}

/** The SQL for an edited row's stamp: the seed leaves stamped rows alone. */
export const stamp = `date_trunc('milliseconds', clock_timestamp())`;
