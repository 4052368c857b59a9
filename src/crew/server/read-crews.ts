// The crews of a person: those they lead, with numbers of people, and those they are in.

import type { Membership } from '#crew/api/crew.ts';
import { keepingProblem } from '#crew/rules/leading.ts';
import type { CrewHandler, CrewParts } from './crew-parts.ts';
import { problemOfLeader } from './open-crew.ts';
import { rehearsalsOf } from './rehearsals.ts';

export const readCrews: CrewHandler<'readCrews'> = async (parts, { session }) => {
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
  return {
    problem,
    leads: leads.map((crew) => ({ ...crew, people: Number(crew.people), waiting: Number(crew.waiting) })),
    member_of: memberships.map((row): Membership => {
      const waiting = row.state === 'waiting';
      return {
        id: row.id,
        name: row.name,
        place: row.place,
        zone: row.zone,
        // A person who waits for the leader's approval sees no rehearsals and no drills.
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
        mails_held: row.mails && !row.proven,
        offer: row.heir_id === user_id && problem !== 'age' ? (problem ?? 'open') : null,
      };
    }),
  };
};

function membershipsOf({ db }: CrewParts, userId: string, at: Date) {
  return db
    .selectFrom('crew_members')
    .innerJoin('crews', 'crews.id', 'crew_members.crew_id')
    .innerJoin('users as leader', 'leader.id', 'crews.leader_id')
    .innerJoin('users as member', 'member.id', 'crew_members.user_id')
    .select(['crews.id', 'crews.name', 'place', 'zone', 'drills', 'delete_after', 'heir_id'])
    .select(['leader.first_name as leader_name', 'leader.age_group', 'leader.email_verified'])
    .select(['state', 'number', 'shows_name', 'counts', 'mails', 'member.email_verified as proven'])
    .where('crew_members.user_id', '=', userId)
    .where('delete_after', '>', at)
    .orderBy('joined_at')
    .execute();
}
