// What a person sees of their crews: those they lead, in numbers, and those they are in.

import type { OutputOf } from '#api/contract.ts';
import type { Membership } from '#api/crew.ts';
import { keepingProblem, leadingProblem } from '#rules/crew/leading.ts';
import type { Call } from '../http/mount.ts';
import type { CrewParts } from './crew-parts.ts';
import { problemOfLeader } from './open-crew.ts';
import { rehearsalsOf } from './rehearsals.ts';

export async function readCrews(
  parts: CrewParts,
  { session }: Call<'readCrews'>,
): Promise<OutputOf<'readCrews'>> {
  const { db, now } = parts;
  const { user_id } = session;
  const at = new Date(now());
  const [problem, leads, memberships] = await Promise.all([
    problemOfLeader(db, user_id),
    db
      .selectFrom('crews')
      .leftJoin('crew_members', 'crew_members.crew_id', 'crews.id')
      .select(['crews.id', 'name'])
      .select(({ fn }) => [
        fn.count<string>('user_id').filterWhere('state', '=', 'in').as('people'),
        fn.count<string>('user_id').filterWhere('state', '=', 'waiting').as('waiting'),
      ])
      .where('leader_id', '=', user_id)
      .where('delete_after', '>', at)
      .groupBy('crews.id')
      .orderBy('crews.created_at')
      .execute(),
    membershipsOf(parts, user_id, at),
  ]);
  const ids = memberships.map(({ id }) => id);
  const rehearsals = await rehearsalsOf(db, ids, now());
  const person = memberships[0];
  const own = person
    ? leadingProblem({ age_group: person.own_age, email_verified: person.own_proven, role: person.own_role })
    : null;
  return {
    problem,
    leads: leads.map((crew) => ({ ...crew, people: Number(crew.people), waiting: Number(crew.waiting) })),
    member_of: memberships.map((row): Membership => {
      const waiting = row.state === 'waiting';
      return {
        id: row.id,
        name: row.name,
        // Who waits for the leader's yes sees no more than the invitation told.
        place: row.place,
        zone: row.zone,
        rehearsals: waiting ? [] : (rehearsals.get(row.id) ?? []),
        drills: waiting ? [] : row.drills,
        delete_after: row.delete_after.toISOString(),
        leader_name: row.leader_name,
        leaderless: keepingProblem(row) !== null,
        state: row.state,
        number: row.number,
        shows_name: row.shows_name,
        counts: row.counts,
        mails: row.mails,
        offer: row.heir_id === user_id && own !== 'age' ? (own ?? 'open') : null,
      };
    }),
  };
}

function membershipsOf({ db }: CrewParts, userId: string, at: Date) {
  return db
    .selectFrom('crew_members')
    .innerJoin('crews', 'crews.id', 'crew_members.crew_id')
    .innerJoin('users as leader', 'leader.id', 'crews.leader_id')
    .innerJoin('users as own', 'own.id', 'crew_members.user_id')
    .leftJoin('user_roles', 'user_roles.user_id', 'own.id')
    .select(['crews.id', 'crews.name', 'place', 'zone', 'drills', 'delete_after', 'heir_id'])
    .select(['leader.first_name as leader_name', 'leader.age_group', 'leader.email_verified'])
    .select(['state', 'number', 'shows_name', 'counts', 'mails'])
    .select(['own.age_group as own_age', 'own.email_verified as own_proven', 'user_roles.role as own_role'])
    .where('crew_members.user_id', '=', userId)
    .where('delete_after', '>', at)
    .orderBy('joined_at')
    .execute();
}
