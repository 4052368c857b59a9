// Everything stored about one person: to take away, or to have deleted. A test compares the list with the schema.

import { type Expression, expressionBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { PersonalColumn } from '#platform/server/db/personal-column.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { otherOwnRows } from '#subjects/server/own-rows.ts';
import { peopleTables } from '#subjects/server/people-tables.ts';
import type { Database } from '#subjects/server/schema.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { unknownDeviceCookie } from './device-cookie.ts';
import { withdrawMails } from './mail/mail-queue.ts';
import { requireReauthentication } from './reauthentication.ts';
import { endingCookie } from './session-cookie.ts';

type Trx = Transaction<Database>;
type Rows = { execute: () => Promise<Record<string, unknown>[]> };

/** Tables whose rows name their person in `user_id`, each with the column that orders them. */
const byUser = {
  user_roles: 'role',
  accounts: 'created_at',
  sessions: 'created_at',
  practice_days: 'day',
  progress: 'completed_at',
  lesson_progress: 'completed_at',
  phrase_records: 'phrase',
  repetition_keys: 'counted_at',
  trophies: 'unlocked_at',
  links: 'created_at',
  link_codes: 'created_at',
  mails: 'created_at',
  import_people: 'change_id',
  import_records: 'change_id',
  imports: 'created_at',
  invitations: 'created_at',
  history: 'changed_at',
} as const satisfies { [Table in keyof typeof peopleTables]?: keyof (typeof peopleTables)[Table] };

/** Without the columns that the privacy register calls secret: tokens, hashes, sealed texts. */
function rowsOf(table: keyof typeof byUser) {
  const columns: Readonly<Record<string, PersonalColumn>> = peopleTables[table];
  const open = Object.keys(columns).filter((name) => !columns[name]?.isSecret);
  return (trx: Trx, id: string): Rows => ({
    execute: async () => {
      const read = sql<Record<string, unknown>>`select ${sql.join(open.map((name) => sql.ref(name)))}
        from ${sql.table(table)} where user_id = ${id} order by ${sql.ref(byUser[table])}`;
      return (await read.execute(trx)).rows;
    },
  });
}

/** Per table what reads its rows of a person. */
export const ownRows: Partial<Record<keyof Database, (trx: Trx, id: string) => Rows>> = {
  users: (trx, id) => trx.selectFrom('users').selectAll().where('id', '=', id),
  ...Object.fromEntries(Object.keys(byUser).map((table) => [table, rowsOf(table as keyof typeof byUser)])),
  feedback: (trx, id) => trx.selectFrom('feedback').selectAll().where(isOwnFeedback(id)),
  idempotency_keys: (trx, id) => trx.selectFrom('idempotency_keys').selectAll().where(isOwnRequest(id)),
  ...otherOwnRows,
};

/**
 * What the person sent while signed in, and what was sent by a visitor who gave the person's address, once that address is
 * proven: a visitor can type any address.
 */
function isOwnFeedback(userId: string): Expression<SqlBool> {
  const of = expressionBuilder<Database, 'feedback'>();
  const provenAddress = of
    .selectFrom('users')
    .select(sql<string>`lower(users.email)`.as('email'))
    .where('users.id', '=', userId)
    .where('users.email_verified', '=', true);
  return of.or([
    of('feedback.user_id', '=', userId),
    of.and([of('feedback.user_id', 'is', null), of(sql`lower(feedback.email)`, '=', provenAddress)]),
  ]);
}

/** What the person's repeated requests are known by: the last word of its scope is the id. One id may end like another. */
function isOwnRequest(userId: string): Expression<SqlBool> {
  return sql`substring(scope from '[^ ]*$') = ${userId}`;
}

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
        // What another call is storing about the person is there before any of it is looked for, and nothing comes after.
        await trx.selectFrom('users').select('id').where('id', '=', session.user_id).forUpdate().execute();
        await withdrawMails(trx, [session.user_id]);
        await trx
          .updateTable('feedback')
          .set({ name: null, email: null })
          .where(isOwnFeedback(session.user_id))
          .execute();
        await trx.deleteFrom('idempotency_keys').where(isOwnRequest(session.user_id)).execute();
        // Everything else hangs on the user's row and goes with it.
        await trx.deleteFrom('users').where('id', '=', session.user_id).execute();
        await trx.insertInto('audit_log').values({ event: 'account_deleted' }).execute();
      });
      context.header('set-cookie', endingCookie(auth.cookie), { append: true });
      context.header('set-cookie', unknownDeviceCookie(auth), { append: true });
      return {};
    },
  };
}
