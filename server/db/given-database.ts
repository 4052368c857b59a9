// The database that DATABASE_URL names: whether it can be used, said in one line before anything relies on it.

import type pg from 'pg';
import { sessionFlaw } from './session-probe.ts';

/** How to reach it. Throws one line that names the setting when it can't be reached or does not keep sessions. */
export async function openGiven(url: string): Promise<pg.PoolConfig> {
  const connection = { connectionString: url };
  const flaw = await sessionFlaw(connection).catch((error) => {
    throw new Error(`DATABASE_URL: ${reachReason(error)}`, { cause: error });
  });
  if (flaw) throw new Error(flaw);
  return connection;
}

/** A name with several addresses fails once for each, in an error without a text of its own. */
function reachReason(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reachReason))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
