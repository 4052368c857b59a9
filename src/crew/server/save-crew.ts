// Changes of a crew by its leader: its details, its code, and its deletion.

import { inTransaction } from '#platform/server/db/transaction.ts';
import { answerOnce } from '#platform/server/http/answer-once.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { newCode } from './crew-code.ts';
import type { CrewHandler, CrewParts } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';
import { crewEnd } from './open-crew.ts';

/**
 * Throws conflict when the crew was changed after the page had read it. Saving also sets the crew's end anew
 * (crew-life.ts).
 */
export const saveCrew: CrewHandler<'saveCrew'> = (parts, { session, params, body, idempotencyKey }) => {
  const { version, drills, ...details } = body;
  return inTransaction(parts.db, async (trx) => {
    const crew = await ledCrew(parts, trx, params.crew_id, session.user_id);
    return answerOnce(trx, `crew saved ${session.user_id}`, idempotencyKey, async () => {
      if (crew.version !== version) throw new AppError('conflict');
      const delete_after = crewEnd(parts, crew);
      await trx
        .updateTable('crews')
        .set({ ...details, drills: JSON.stringify(drills), version: version + 1, delete_after })
        .where('id', '=', crew.id)
        .execute();
      return { version: version + 1, delete_after: delete_after.toISOString() };
    });
  });
};

export function resetCrewCode(
  parts: CrewParts,
  { session, params }: Call<'resetCrewCode'>,
): Promise<{ code: string }> {
  return inTransaction(parts.db, async (trx) => {
    const crew = await ledCrew(parts, trx, params.crew_id, session.user_id);
    const { code, columns } = newCode(parts);
    await trx.updateTable('crews').set(columns).where('id', '=', crew.id).execute();
    return { code };
  });
}

/** Deletes a crew. A leader who may not lead any more can do that too. */
export const deleteCrew: CrewHandler<'deleteCrew'> = async ({ db }, { session, params }) => {
  const { numDeletedRows } = await db
    .deleteFrom('crews')
    .where('id', '=', params.crew_id)
    .where('leader_id', '=', session.user_id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError('not_found');
  return {};
};
