// A database that does not answer in time leaves its connection in an unknown state: no query is sent on it again, not
// even to roll back (the caller has waited long enough), and it is never lent again.

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { preparedName } from './prepared.ts';

/** Whether an error is the driver's own for an answer that did not come in time. */
export function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/**
 * Statements that open a transaction: the driver sends one together with the statement after it, and reports its
 * failure as that statement's.
 */
const opening = /^begin$/;

/**
 * Returns the pool in the form that Kysely uses. Kysely by itself would give a silent connection back for the next
 * borrower. `query_timeout` is how many milliseconds a statement may take, in place of the pool's own limit.
 */
export function withoutSilentClients(pool: pg.Pool, query_timeout?: number): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let silence: Error | undefined;
      const borrowed = {
        async query(text: string, values: unknown[]) {
          if (silence) throw silence;
          const statement = {
            name: preparedName(text),
            text,
            values,
            ...(query_timeout && { query_timeout }),
          };
          const answer = client.query(statement).catch((error: unknown) => {
            if (isSilence(error)) silence = error;
            throw error;
          });
          if (!opening.test(text)) return answer;
          answer.catch(() => undefined);
          return { command: 'SET', rowCount: 0, rows: [] };
        },
        release: (isBroken?: boolean) => client.release(silence ?? isBroken),
      };
      // Kysely's other way to query, a cursor, is not used here.
      return borrowed as unknown as PostgresPoolClient;
    },
  };
}
