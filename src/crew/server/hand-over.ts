// Handing a crew over: the leader offers it to a member, who accepts or declines. The leader must not learn whether a
// member may lead (that says something about age): an offer to any member gets the same answer.

import { holdPerson } from '#people/server/credentials.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { CrewHandler } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';
import { refuseAnotherCrew } from './open-crew.ts';
import { forgetCounter } from './tallies.ts';

export const offerCrew: CrewHandler<'offerCrew'> = (parts, { session, params, body }) =>
  inTransaction(parts.db, async (trx) => {
    const crew = await ledCrew(parts, trx, params.crew_id, session.user_id);
    const heir =
      body.number === null
        ? null
        : await trx
            .selectFrom('crew_members')
            .innerJoin('users', 'users.id', 'crew_members.user_id')
            .select('user_id')
            .where('crew_id', '=', crew.id)
            .where('number', '=', body.number)
            .where('state', '=', 'in')
            // The query skips a person whose account is being deleted: waiting for that deletion could be a deadlock.
            .forKeyShare('users')
            .skipLocked()
            .executeTakeFirst();
    if (heir === undefined) throw new AppError('not_found');
    await trx
      .updateTable('crews')
      .set({ heir_id: heir?.user_id ?? null })
      .where('id', '=', crew.id)
      .execute();
    return {};
  });

/**
 * Declining only ends the offer. Accepting makes the member the leader and ends their membership; the old leader then
 * neither leads the crew nor is a member. Members showed their first names to the old leader; the new leader sees
 * numbers until they show their names again. The code stays, so the old leader knows a working code until the new
 * leader makes another.
 */
export const answerOffer: CrewHandler<'answerOffer'> = async (parts, { session, params, body }) => {
  const { user_id } = session;
  return inTransaction(parts.db, async (trx) => {
    await holdPerson(trx, user_id);
    const crew = await trx
      .selectFrom('crews')
      .select(['id', 'leader_id', 'heir_id'])
      .where('id', '=', params.crew_id)
      .where(({ or, eb }) => or([eb('heir_id', '=', user_id), eb('leader_id', '=', user_id)]))
      .where('delete_after', '>', new Date(parts.now()))
      .forNoKeyUpdate()
      .executeTakeFirst();
    // When the press is repeated because its answer was lost, the person leads the crew already.
    if (body.accept && crew?.leader_id === user_id) return {};
    if (crew?.heir_id !== user_id) throw new AppError('not_found', { text: 'crew.offer_gone' });
    if (body.accept) {
      await refuseAnotherCrew(trx, user_id);
      await trx
        .deleteFrom('crew_members')
        .where('crew_id', '=', crew.id)
        .where('user_id', '=', user_id)
        .execute();
      await trx
        .updateTable('crew_members')
        .set({ shows_name: false })
        .where('crew_id', '=', crew.id)
        .where('shows_name', '=', true)
        .execute();
      await forgetCounter(trx, crew.id, crew.leader_id);
    }
    await trx
      .updateTable('crews')
      .set(({ eb }) => ({
        heir_id: null,
        ...(body.accept ? { leader_id: user_id, version: eb('version', '+', 1) } : {}),
      }))
      .where('id', '=', crew.id)
      .execute();
    return {};
  });
};
