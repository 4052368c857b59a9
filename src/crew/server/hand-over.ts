// Handing a crew over: the leader offers it to a member, the member takes it or not. Whether a member could lead is
// nobody's business but the member's: the offer is answered alike for all.

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
            // A person whose account is being deleted is no heir: waiting for that could mean waiting for
            // each other.
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
 * Ends the membership of the person who takes over; the leader before is out, and the code they know leads on only if it
 * is not made anew. First names were shown to that leader, by name: the next one sees numbers until members show theirs
 * again.
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
    // A press that is repeated because its answer was lost finds the crew led by the person already.
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
