// Everything stored about one person: to take away, or to have deleted. A test compares the list with the schema.

import { inTransaction } from '../db/transaction.ts';
import { withdrawMails } from '../mail/mail-queue.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { requireReauthentication } from './reauthentication.ts';
import { endingCookie } from './session-cookie.ts';

/** Per table its rows of a person ($1 is the id; $2, the address, where there is no id). Secrets are left out: tokens, hashes, sealed texts. */
export const ownRows: Readonly<Record<string, string>> = {
  users: 'select * from users where id = $1',
  user_roles: 'select * from user_roles where user_id = $1',
  accounts:
    'select id, account_id, provider_id, user_id, created_at, updated_at from accounts where user_id = $1',
  sessions:
    'select id, user_id, user_agent, ip_address, created_at, updated_at, expires_at from sessions where user_id = $1',
  practice_days: 'select * from practice_days where user_id = $1 order by day',
  progress: 'select * from progress where user_id = $1 order by completed_at',
  lesson_progress: 'select * from lesson_progress where user_id = $1',
  trophies: 'select * from trophies where user_id = $1',
  links: 'select user_id, purpose, email, created_at, expires_at from links where user_id = $1',
  mails: 'select id, user_id, kind, dedupe_key, created_at, sent_at from mails where user_id = $1',
  history: 'select id, changed_at, summary, undoes from history where user_id = $1',
  feedback: 'select * from feedback where lower(email) = lower($2)',
};

export function ownDataHandlers(parts: AccountParts): Some<'exportData' | 'deleteAccount'> {
  const { door, pool } = parts;
  return {
    exportData: ({ session }) =>
      inTransaction(pool, async (client) => {
        await client.query('set transaction isolation level repeatable read read only');
        const { rows } = await client.query('select email from users where id = $1', [session.user_id]);
        const tables: Record<string, Record<string, unknown>[]> = {};
        for (const [table, sql] of Object.entries(ownRows)) {
          // Only feedback is found by address: it is sent without an account.
          const values = sql.includes('$2') ? [rows[0]?.email] : [session.user_id];
          tables[table] = (await client.query(sql.replace('$2', '$1'), values)).rows;
        }
        return tables;
      }),
    deleteAccount: async ({ body, context, session }) => {
      await requireReauthentication(parts, { context, session, password: body.password });
      await inTransaction(pool, async (client) => {
        await withdrawMails(client, session.user_id);
        await client.query(
          `update feedback set name = null, email = null
           where lower(email) = (select lower(email) from users where id = $1)`,
          [session.user_id],
        );
        await client.query('delete from idempotency_keys where scope like $1', [`%${session.user_id}`]);
        // Everything else hangs on the user's row and goes with it.
        await client.query('delete from users where id = $1', [session.user_id]);
        await client.query("insert into audit_log (event) values ('account_deleted')");
      });
      context.header('set-cookie', endingCookie(door.cookie), { append: true });
      return {};
    },
  };
}
