// One transaction on one connection.

import type pg from 'pg';

/**
 * Commits when `act` resolves, undoes everything when it throws. `opening` is the SQL that begins it; it may say more in
 * the same round trip (an isolation level, a lock).
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<Result>,
  opening = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // What `act` sends first travels with the opening; the database runs them in order all the same.
    const [opened, acted] = await Promise.allSettled([client.query(opening), act(client)]);
    if (opened.status === 'rejected') throw opened.reason;
    if (acted.status === 'rejected') throw acted.reason;
    await client.query('commit');
    return acted.value;
  } catch (error) {
    // A database that stopped answering is not asked once more: the caller has waited long enough.
    if (isSilence(error)) broken = error;
    else
      await client.query('rollback').catch((lost) => {
        broken = lost;
      });
    throw error;
  } finally {
    // A connection that could not even roll back is thrown away.
    client.release(broken);
  }
}

/** The driver's own error for an answer that did not come in time. */
function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}
