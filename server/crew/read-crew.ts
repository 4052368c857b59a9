// A crew as its leader sees it: numbers, and first names of those who show them.

import type { Crew } from '#api/crew.ts';
import { isCodeOld } from '#rules/crew/crew-life.ts';
import type { Call } from '../http/mount.ts';
import { openCode } from './crew-code.ts';
import type { CrewParts } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';
import { rehearsalsOf } from './rehearsals.ts';

export async function readCrew(parts: CrewParts, { session, params }: Call<'readCrew'>): Promise<Crew> {
  const { db, secret, now } = parts;
  const crew = await ledCrew(parts, db, params.crew_id, session.user_id);
  const [members, rehearsals] = await Promise.all([
    db
      .selectFrom('crew_members')
      .innerJoin('users', 'users.id', 'crew_members.user_id')
      .select(['number', 'state', 'mails', 'shows_name', 'user_id', 'first_name'])
      .where('crew_id', '=', crew.id)
      .orderBy('number')
      .execute(),
    rehearsalsOf(db, [crew.id], now()),
  ]);
  return {
    id: crew.id,
    name: crew.name,
    place: crew.place,
    zone: crew.zone,
    rehearsals: rehearsals.get(crew.id) ?? [],
    drills: crew.drills,
    delete_after: crew.delete_after.toISOString(),
    version: crew.version,
    approves: crew.approves,
    code: openCode(crew.code_sealed, secret),
    code_old: isCodeOld(crew.code_made_at.getTime(), now()),
    members: members.map(({ number, state, shows_name, first_name }) => ({
      number,
      first_name: shows_name ? first_name : null,
      state,
    })),
    mails: members.filter(({ mails, state }) => mails && state === 'in').length,
    heir: members.find(({ user_id }) => user_id === crew.heir_id)?.number ?? null,
  };
}
