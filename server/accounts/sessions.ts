// Where a person is signed in, and ending it.

import { AppError } from '../http/app-error.ts';
import type { AccountParts, Some } from './account-parts.ts';

type Names = 'listSessions' | 'endSession' | 'endOtherSessions';

export function sessionsHandlers({ pool, now }: AccountParts): Some<Names> {
  return {
    listSessions: async ({ session }) => {
      const { rows } = await pool.query(
        `select id, user_agent, updated_at from sessions where user_id = $1 and expires_at > $2
         order by updated_at desc, id`,
        [session.user_id, new Date(now())],
      );
      const sessions = rows.map((row) => ({
        id: row.id,
        device: row.user_agent ?? '',
        last_used_at: row.updated_at.toISOString(),
        current: row.id === session.id,
      }));
      return { sessions };
    },
    endSession: async ({ session, params }) => {
      const ended = await pool.query('delete from sessions where id = $1 and user_id = $2', [
        params.session_id,
        session.user_id,
      ]);
      if (ended.rowCount === 0) throw new AppError('not_found');
      return {};
    },
    endOtherSessions: async ({ session }) => {
      await pool.query('delete from sessions where user_id = $1 and id <> $2', [session.user_id, session.id]);
      return {};
    },
  };
}
