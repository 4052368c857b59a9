// The things that all operations of crews need.

import type { CrewOperationName } from '#crew/api/crew-routes.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { Settings } from '#subjects/server/published.ts';
import type { makeCrewLimits } from './limits.ts';

export type CrewParts = ReturnType<typeof makeCrewLimits> & {
  db: Db;
  secret: string;
  settings: () => Settings;
  /** The clock, in UTC milliseconds. */
  now: () => number;
};

/** A handler of an operation of crews. */
export type CrewHandler<Name extends CrewOperationName> = (
  parts: CrewParts,
  call: Call<Name>,
) => Promise<OutputOf<Name>>;
