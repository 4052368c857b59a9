// A crew as its leader sees it: members by their numbers, with first names of those who show them.

import { isCodeOld } from '#crew/rules/crew-life.ts';
import { openCode } from './crew-code.ts';
import type { CrewHandler } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';
import { rehearsalsOf } from './rehearsals.ts';

export const readCrew: CrewHandler<'readCrew'> = async (parts, { session, params }) => {
  const { db, secret, now } = parts;
  const crew = await ledCrew(parts, db, params.crew_id, session.user_id);
  const [members, rehearsals] = await Promise.all([
    db
      .selectFrom('crew_members')
      .innerJoin('users', 'users.id', 'crew_members.user_id')
      .select(['number', 'state', 'mails', 'shows_name', 'user_id', 'first_name', 'email_verified'])
      .where('crew_id', '=', crew.id)
      .orderBy('number')
      .execute(),
    rehearsalsOf(db, [crew.id], now()),
  ]);
  const { id, name, place, zone, drills, version, approves } = crew;
  return {
    id,
    name,
    place,
    zone,
    rehearsals: rehearsals.get(id) ?? [],
    drills,
    delete_after: crew.delete_after.toISOString(),
    version,
    approves,
    code: openCode(crew.code_sealed, secret),
    code_old: isCodeOld(crew.code_made_at.getTime(), now()),
    members: members.map(({ number, state, shows_name, first_name }) => ({
      number,
      first_name: shows_name ? first_name : null,
      state,
    })),
    mails: members.filter(({ mails, state, email_verified }) => mails && state === 'in' && email_verified)
      .length,
    heir: members.find(({ user_id }) => user_id === crew.heir_id)?.number ?? null,
  };
};
