// What the operations of crews share.

import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { CrewOperationName } from '#crew/api/crew-routes.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { Settings } from '#subjects/server/published.ts';
import type { Database } from '#subjects/server/schema.ts';

export type CrewParts = {
  db: Db;
  secret: string;
  /** Throws too_many_requests; counts a code that leads nowhere. */
  countCode: (context: Context, userId: string) => Promise<{ succeeded: () => Promise<void> }>;
  /** Throws too_many_requests; counts a mail of a leader to a crew. */
  countCrewMail: (crewId: string, trx: Transaction<Database>) => Promise<void>;
  settings: () => Settings;
  /** UTC milliseconds. */
  now: () => number;
};

/** What carries out an operation of crews. */
export type CrewHandler<Name extends CrewOperationName> = (
  parts: CrewParts,
  call: Call<Name>,
) => Promise<OutputOf<Name>>;
