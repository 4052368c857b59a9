// Exports or deletes everything that is stored about one person (src/subjects/server/rows.ts).

import { inTransaction } from '#platform/server/db/transaction.ts';
import { beforeDeletion, ownRows } from '#subjects/server/rows.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { unknownDeviceCookie } from './device-cookie.ts';
import { withdrawMails } from './mail/mail-queue.ts';
import { requireReauthentication } from './reauthentication.ts';
import { endingCookie } from './session-cookie.ts';

export function ownDataHandlers(parts: AccountParts): Some<'exportData' | 'deleteAccount'> {
  const { db, auth } = parts;
  return {
    exportData: ({ session }) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (trx) => {
          const tables: Record<string, Record<string, unknown>[]> = {};
          for (const [table, rows] of Object.entries(ownRows))
            tables[table] = await rows(trx, session.user_id).execute();
          return tables;
        }),
    deleteAccount: async ({ body, context, session }) => {
      await requireReauthentication(parts, { context, session, password: body.password });
      await inTransaction(db, async (trx) => {
        // The lock waits until other calls have stored what they store about the person, and blocks later calls.
        await trx.selectFrom('users').select('id').where('id', '=', session.user_id).forUpdate().execute();
        await withdrawMails(trx, [session.user_id]);
        for (const each of beforeDeletion) await each(trx, session.user_id);
        // All other rows refer to the person's row and are deleted with it.
        await trx.deleteFrom('users').where('id', '=', session.user_id).execute();
        await trx.insertInto('audit_log').values({ event: 'account_deleted' }).execute();
      });
      context.header('set-cookie', endingCookie(auth.cookie), { append: true });
      context.header('set-cookie', unknownDeviceCookie(auth), { append: true });
      return {};
    },
  };
}
