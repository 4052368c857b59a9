// Joining a crew with its code and with consent.

import { crewLimits } from '#crew/rules/crew-limits.ts';
import { isMinor } from '#people/rules/age-gate.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { crewOfCode } from './crew-code.ts';
import type { CrewHandler } from './crew-parts.ts';

/**
 * Shows which crew a code belongs to, before the person agrees to anything. Wrong codes are limited, so that nobody can
 * guess a code.
 */
export const readInvitation: CrewHandler<'readInvitation'> = async (parts, { session, body, context }) => {
  const count = await parts.countCode(context, session.user_id);
  const crew = await crewOfCode(parts, parts.db, body.code);
  await count.succeeded();
  const { name, place, leader_name, approval } = crew;
  const known = crew.leader_id === session.user_id || (await memberOf(parts.db, crew.id, session.user_id));
  const { email_verified } = await parts.db
    .selectFrom('users')
    .select('email_verified')
    .where('id', '=', session.user_id)
    .executeTakeFirstOrThrow(() => new AppError('unauthenticated'));
  return { name, place, leader_name, approval, proven: email_verified, known: Boolean(known) };
};

/**
 * Makes the person a member. The call is idempotent: for a member nothing changes. Throws not_found for a code that
 * doesn't work, invalid_input when a minor's guardian does not agree, and conflict for the crew's own leader, for a
 * full crew, and for a person in too many crews.
 */
export const joinCrew: CrewHandler<'joinCrew'> = async (parts, { session, body, context }) => {
  const { user_id } = session;
  const { code, wording, guardian, ...choices } = body;
  const count = await parts.countCode(context, user_id);
  const { id, leader_id, approval } = await crewOfCode(parts, parts.db, code);
  await count.succeeded();
  if (leader_id === user_id) throw new AppError('conflict', { text: 'crew.own_crew' });
  return inTransaction(parts.db, async (trx) => {
    // The transaction locks the person's row, so that two joins at once can't exceed the person's limit.
    const person = await trx
      .selectFrom('users')
      .select('age_group')
      .where('id', '=', user_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new AppError('unauthenticated'));
    const there = await memberOf(trx, id, user_id);
    if (there) return { id, state: there.state };
    const minor = isMinor(person.age_group);
    if (minor && !guardian)
      throw new AppError('invalid_input', { text: 'crew.guardian_missing', field: 'guardian' });
    const number = await nextNumber(trx, id, user_id);
    const state = approval ? ('waiting' as const) : ('in' as const);
    await trx
      .insertInto('crew_members')
      .values({
        crew_id: id,
        user_id,
        number,
        state,
        wording: minor ? `${wording} with a guardian` : wording,
        ...choices,
      })
      .execute();
    return { id, state };
  });
};

function memberOf(db: Db, crew_id: string, user_id: string) {
  return db
    .selectFrom('crew_members')
    .select('state')
    .where('crew_id', '=', crew_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
}

/**
 * Returns the next member number of the crew, and locks the crew until the transaction ends. Throws not_found if the
 * crew is gone, and conflict if the crew is full or the person is in too many crews.
 */
async function nextNumber(trx: Db, crewId: string, userId: string): Promise<number> {
  const crew = await trx
    .updateTable('crews')
    .set(({ eb }) => ({ numbered: eb('numbered', '+', 1) }))
    .where('id', '=', crewId)
    .returning('numbered')
    .executeTakeFirst();
  if (!crew) throw new AppError('not_found', { text: 'crew.code_unknown', field: 'code' });
  const count = (column: 'crew_id' | 'user_id', value: string) =>
    trx
      .selectFrom('crew_members')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where(column, '=', value)
      .executeTakeFirstOrThrow();
  if (Number((await count('crew_id', crewId)).count) >= crewLimits.members)
    throw new AppError('conflict', { text: 'crew.crew_full' });
  if (Number((await count('user_id', userId)).count) >= crewLimits.joined)
    throw new AppError('conflict', { text: 'crew.crews_full' });
  return crew.numbered;
}
