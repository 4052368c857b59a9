// When the database does not answer in time, the state of the connection is unknown. No query is sent on that
// connection again, not even to roll back, because the caller has waited long enough; and the pool never lends it
// again.

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { preparedName } from './prepared.ts';

/** Whether the driver threw an error because an answer did not come in time. */
export function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/**
 * Matches the statement that opens a transaction. Nothing waits for its answer: the driver sends this statement
 * together with the next one. If this statement fails, the next one fails too.
 */
const opening = /^begin$/;

/**
 * Returns the pool in the form that Kysely uses. Kysely by itself would give a silent connection back for the next
 * borrower. `query_timeout` is the number of milliseconds that a statement may take, in place of the pool's own limit.
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
