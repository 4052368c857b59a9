// Changes of a membership, by the member and by the leader.

import type { SubscriptionRules } from '#people/server/mail/subscription-rules.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { CrewHandler } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';
import { forgetCounter } from './tallies.ts';

/**
 * Saves the member's choices. If the member takes back the consent to be counted, the crew's stored progress still
 * counts the member until it is computed anew (read-focus.ts), because it names nobody.
 */
export const saveChoices: CrewHandler<'saveChoices'> = async ({ db }, { session, params, body }) => {
  const { numUpdatedRows } = await db
    .updateTable('crew_members')
    .set(body)
    .where('crew_id', '=', params.crew_id)
    .where('user_id', '=', session.user_id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
  return {};
};

export const leaveCrew: CrewHandler<'leaveCrew'> = async ({ db }, { session, params }) => {
  const { crew_id } = params;
  const { user_id } = session;
  return inTransaction(db, async (trx) => {
    // The crew is locked, so that no count of the person is stored while the membership ends.
    await trx.selectFrom('crews').select('id').where('id', '=', crew_id).forNoKeyUpdate().execute();
    const { numDeletedRows } = await trx
      .deleteFrom('crew_members')
      .where('crew_id', '=', crew_id)
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    await forgetCounter(trx, crew_id, user_id);
    await trx
      .updateTable('crews')
      .set({ heir_id: null })
      .where('id', '=', crew_id)
      .where('heir_id', '=', user_id)
      .execute();
    return {};
  });
};

/** Lets in a person who waits for the leader's approval. A repeated call changes nothing. */
export const decideMember: CrewHandler<'decideMember'> = async (parts, { session, params }) => {
  const crew = await ledCrew(parts, parts.db, params.crew_id, session.user_id);
  const { numUpdatedRows } = await parts.db
    .updateTable('crew_members')
    .set({ state: 'in' })
    .where('crew_id', '=', crew.id)
    .where('number', '=', params.number)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
  return {};
};

export const removeMember: CrewHandler<'removeMember'> = (parts, { session, params }) =>
  inTransaction(parts.db, async (trx) => {
    const crew = await ledCrew(parts, trx, params.crew_id, session.user_id);
    const gone = await trx
      .deleteFrom('crew_members')
      .where('crew_id', '=', crew.id)
      .where('number', '=', params.number)
      .returning('user_id')
      .executeTakeFirstOrThrow(() => new AppError('not_found'));
    await forgetCounter(trx, crew.id, gone.user_id, { left_out: true });
    if (gone.user_id === crew.heir_id)
      await trx.updateTable('crews').set({ heir_id: null }).where('id', '=', crew.id).execute();
    return {};
  });

/** The subscription to a crew leader's mails: members get them only if they ask. */
export const crewSubscription = {
  crew: {
    kinds: ['crew'],
    isWanted: async (db, user_id, { crew_id }) => {
      let members = db
        .selectFrom('crew_members')
        .select('number')
        .where('user_id', '=', user_id)
        .where('state', '=', 'in')
        .where('mails', '=', true);
      // A mail that an earlier version of Shamble queued has no crew_id.
      if (crew_id !== undefined) members = members.where('crew_id', '=', crew_id);
      return (await members.executeTakeFirst()) !== undefined;
    },
    end: async (db, user_id) => {
      await db.updateTable('crew_members').set({ mails: false }).where('user_id', '=', user_id).execute();
    },
  } satisfies SubscriptionRules,
};
