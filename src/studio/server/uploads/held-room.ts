// Finds the operators whose unfinished uploads reserve space on the disk. Operators see each other's names, as in the
// history.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Held } from '#studio/rules/uploads/film-file.ts';
import { ownerOf, ownerSign, type UploadFacts } from './upload-store.ts';

/**
 * Returns the operators with unfinished uploads; the operator whose uploads have the sign `own` (ownerSign) comes last.
 * Each upload counts with its full size, because it will need that much space.
 */
export type HeldRoom = (waiting: readonly UploadFacts[], own: string) => Promise<Held[]>;

/**
 * Makes the function that finds the operators with unfinished uploads; `operators` has the mail addresses of the
 * operators, in lower case.
 */
export function makeHeldRoom(db: Db, secret: string, operators: readonly string[]): HeldRoom {
  /** Reads the names of operators, by the sign of their uploads. The sign alone does not show who the person is. */
  async function readNames(): Promise<Map<string, string>> {
    const rows = await db
      .selectFrom('users')
      .select(['id', sql<string>`trim(concat_ws(' ', first_name, last_name))`.as('name')])
      .where(sql<boolean>`lower(email) = any (${operators}::text[])`)
      .execute();
    return new Map(rows.map(({ id, name }) => [ownerSign(secret, id), name]));
  }

  return async (waiting, own) => {
    const byOwner = Map.groupBy(waiting, ({ id }) => ownerOf(id));
    const others = [...byOwner.keys()].some((sign) => sign !== own);
    const names = others ? await readNames() : new Map<string, string>();
    const held = [...byOwner].map(([sign, uploads]) => ({
      by: sign === own ? null : (names.get(sign) ?? ''),
      uploads: uploads.length,
      bytes: uploads.reduce((sum, { bytes }) => sum + bytes, 0),
    }));
    return held.sort(
      (one, other) => Number(one.by === null) - Number(other.by === null) || other.bytes - one.bytes,
    );
  };
}
