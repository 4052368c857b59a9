// Lists a person's sessions, and ends them.

import { AppError } from '#platform/server/http/app-error.ts';
import { callLanguage } from '#platform/server/http/call-language.ts';
import type { Published } from '#subjects/server/published.ts';
import { englishReader } from '#subjects/server/speech.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { deviceNameIn } from './device-name.ts';

type Names = 'listSessions' | 'endSession' | 'endOtherSessions';

export function sessionsHandlers({ db, auth, now }: AccountParts, speech: Published['speech']): Some<Names> {
  return {
    listSessions: async ({ context, session }) => {
      const tag = callLanguage(auth.languages, context.req) ?? 'en';
      const { text } = speech(tag) ?? englishReader;
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'user_agent', 'updated_at'])
        .where('user_id', '=', session.user_id)
        .where('expires_at', '>', new Date(now()))
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute();
      const sessions = rows.map(({ id, user_agent, updated_at }) => ({
        id,
        device: deviceNameIn(text, user_agent ?? ''),
        last_used_at: updated_at.toISOString(),
        current: id === session.id,
      }));
      return { sessions };
    },
    endSession: async ({ session, params }) => {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', params.session_id)
        .where('user_id', '=', session.user_id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError('not_found');
      return {};
    },
    endOtherSessions: async ({ session }) => {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', session.user_id)
        .where('id', '<>', session.id)
        .execute();
      return {};
    },
  };
}
