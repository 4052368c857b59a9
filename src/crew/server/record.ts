// The day record of a crew.

import { inTransaction } from '#platform/server/db/transaction.ts';
import { answerOnce } from '#platform/server/http/answer-once.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { CrewHandler, CrewParts } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';

const empty: OutputOf<'readRecord'> = {
  event_code: null,
  started_at: null,
  ended_at: null,
  before: null,
  after: null,
  explanation: null,
  evidence: [],
  charity: null,
  version: 0,
};

export const readRecord: CrewHandler<'readRecord'> = async (parts, { session, params }) => {
  const crew = await ledCrew(parts, parts.db, params.crew_id, session.user_id);
  const row = await parts.db
    .selectFrom('crew_records')
    .selectAll()
    .where('crew_id', '=', crew.id)
    .executeTakeFirst();
  if (!row) return empty;
  const { crew_id: _, updated_at: __, ...record } = row;
  return {
    ...record,
    started_at: record.started_at?.toISOString() ?? null,
    ended_at: record.ended_at?.toISOString() ?? null,
  };
};

/** Throws conflict when the day record was changed after the page had read it. */
export async function saveRecord(
  parts: CrewParts,
  { session, params, body, idempotencyKey }: Call<'saveRecord'>,
): Promise<{ version: number }> {
  return inTransaction(parts.db, async (trx) => {
    const crew = await ledCrew(parts, trx, params.crew_id, session.user_id);
    return answerOnce(trx, `crew record ${session.user_id}`, idempotencyKey, async () => {
      const before = await trx
        .selectFrom('crew_records')
        .select('version')
        .where('crew_id', '=', crew.id)
        .executeTakeFirst();
      if ((before?.version ?? 0) !== body.version) throw new AppError('conflict');
      const version = body.version + 1;
      const values = {
        ...body,
        evidence: JSON.stringify([...new Set(body.evidence)]),
        version,
        updated_at: new Date(parts.now()),
      };
      await trx
        .insertInto('crew_records')
        .values({ crew_id: crew.id, ...values })
        .onConflict((conflict) => conflict.column('crew_id').doUpdateSet(values))
        .execute();
      return { version };
    });
  });
}
