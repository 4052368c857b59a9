// The check before everything that only a crew's leader may do.

import { keepingProblem, type LeadingProblem } from '#crew/rules/leading.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { CrewParts } from './crew-parts.ts';

/**
 * Returns the crew, and locks it if `db` is a transaction. Throws the same not_found for a crew that does not exist,
 * has expired or is led by another person. Throws forbidden for a leader who turned out to be under age or whose
 * address is no longer proven.
 */
export async function ledCrew(parts: Pick<CrewParts, 'now'>, db: Db, crewId: string, userId: string) {
  let query = db
    .selectFrom('crews')
    .innerJoin('users', 'users.id', 'crews.leader_id')
    .selectAll('crews')
    .select(['users.age_group', 'users.email_verified'])
    .where('crews.id', '=', crewId)
    .where('leader_id', '=', userId)
    .where('delete_after', '>', new Date(parts.now()));
  if (db.isTransaction) query = query.forNoKeyUpdate('crews');
  const crew = await query.executeTakeFirstOrThrow(() => new AppError('not_found'));
  refuse(keepingProblem(crew));
  return crew;
}

/** Throws forbidden if there is a problem. */
export function refuse(problem: LeadingProblem | null): void {
  if (problem) throw new AppError('forbidden', { text: `crew.leading_${problem}` });
}
