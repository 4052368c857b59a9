// The code with which people join a crew. The server finds a crew by a keyed hash of the code, and stores the code
// encrypted, to show it to the leader again.

import { createHmac, randomBytes } from 'node:crypto';
import { isCodeOld } from '#crew/rules/crew-life.ts';
import { codeFrom, codeLength, readCode } from '#platform/rules/spoken-code.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { seal, unseal } from '#platform/server/seal.ts';
import type { CrewParts } from './crew-parts.ts';

/** Returns a new code, and its columns in the table of crews. */
export function newCode({ secret, now }: Pick<CrewParts, 'secret' | 'now'>) {
  const code = codeFrom(randomBytes(codeLength));
  return {
    code,
    columns: {
      code_hash: hashOf(code, secret),
      code_sealed: seal(code, secret),
      code_made_at: new Date(now()),
    },
  };
}

/**
 * Returns the decrypted code. Returns null if the code was encrypted with an earlier secret: such a code no longer
 * works anyway.
 */
export function openCode(sealed: Buffer, secret: string): string | null {
  try {
    return unseal<string>(sealed, secret);
  } catch {
    return null;
  }
}

/** Returns the crew of a typed code. Throws the same not_found for every code that doesn't work. */
export async function crewOfCode({ secret, now }: Pick<CrewParts, 'secret' | 'now'>, db: Db, typed: string) {
  const code = readCode(typed);
  const crew =
    code &&
    (await db
      .selectFrom('crews')
      .innerJoin('users', 'users.id', 'crews.leader_id')
      .select(['crews.id', 'crews.name', 'place', 'approves', 'code_made_at', 'leader_id'])
      .select('users.first_name as leader_name')
      .where('code_hash', '=', hashOf(code, secret))
      .where('delete_after', '>', new Date(now()))
      .where('users.age_group', '=', '18+')
      .where('users.email_verified', '=', true)
      .executeTakeFirst());
  if (!crew) throw new AppError('not_found', { text: 'crew.code_unknown', field: 'code' });
  return { ...crew, approval: crew.approves || isCodeOld(crew.code_made_at.getTime(), now()) };
}

function hashOf(code: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`crew code ${code}`).digest();
}
