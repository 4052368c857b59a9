// Everything stored about one person: to take away, or to have deleted. A test compares the list with the schema.

import { type Expression, expressionBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { ownCrewRows } from '../crew/own-crew-rows.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { withdrawMails } from '../mail/mail-queue.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { unknownDeviceCookie } from './device-cookie.ts';
import { requireReauthentication } from './reauthentication.ts';
import { endingCookie } from './session-cookie.ts';

type Rows = { execute: () => Promise<Record<string, unknown>[]> };

/** Per table its rows of a person. Secrets are left out: tokens, hashes, sealed texts. */
export const ownRows = {
  users: (trx, id) => trx.selectFrom('users').selectAll().where('id', '=', id),
  user_roles: (trx, id) => trx.selectFrom('user_roles').selectAll().where('user_id', '=', id),
  accounts: (trx, id) =>
    trx
      .selectFrom('accounts')
      .select(['id', 'account_id', 'provider_id', 'user_id', 'created_at', 'updated_at'])
      .where('user_id', '=', id),
  sessions: (trx, id) =>
    trx
      .selectFrom('sessions')
      .select(['id', 'user_id', 'user_agent', 'ip_address', 'created_at', 'updated_at', 'expires_at'])
      .where('user_id', '=', id),
  practice_days: (trx, id) =>
    trx.selectFrom('practice_days').selectAll().where('user_id', '=', id).orderBy('day'),
  progress: (trx, id) =>
    trx.selectFrom('progress').selectAll().where('user_id', '=', id).orderBy('completed_at'),
  lesson_progress: (trx, id) => trx.selectFrom('lesson_progress').selectAll().where('user_id', '=', id),
  phrase_records: (trx, id) =>
    trx.selectFrom('phrase_records').selectAll().where('user_id', '=', id).orderBy('phrase'),
  repetition_keys: (trx, id) =>
    trx.selectFrom('repetition_keys').selectAll().where('user_id', '=', id).orderBy('counted_at'),
  trophies: (trx, id) => trx.selectFrom('trophies').selectAll().where('user_id', '=', id),
  links: (trx, id) =>
    trx
      .selectFrom('links')
      .select(['user_id', 'purpose', 'email', 'created_at', 'expires_at'])
      .where('user_id', '=', id),
  mails: (trx, id) =>
    trx
      .selectFrom('mails')
      .select(['id', 'user_id', 'kind', 'dedupe_key', 'created_at', 'sent_at'])
      .where('user_id', '=', id),
  import_people: (trx, id) => trx.selectFrom('import_people').selectAll().where('user_id', '=', id),
  import_records: (trx, id) => trx.selectFrom('import_records').selectAll().where('user_id', '=', id),
  imports: (trx, id) =>
    trx.selectFrom('imports').select(['id', 'created_at', 'state']).where('user_id', '=', id),
  invitations: (trx, id) => trx.selectFrom('invitations').selectAll().where('user_id', '=', id),
  history: (trx, id) =>
    trx.selectFrom('history').select(['id', 'changed_at', 'summary', 'undoes']).where('user_id', '=', id),
  feedback: (trx, id) => trx.selectFrom('feedback').selectAll().where(isOwnFeedback(id)),
  ...ownCrewRows,
} satisfies Partial<Record<keyof Database, (trx: Transaction<Database>, id: string) => Rows>>;

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
            tables[table] = await (rows(trx, session.user_id) as Rows).execute();
          return tables;
        }),
    deleteAccount: async ({ body, context, session }) => {
      await requireReauthentication(parts, { context, session, password: body.password });
      await inTransaction(db, async (trx) => {
        await withdrawMails(trx, [session.user_id]);
        await trx
          .updateTable('feedback')
          .set({ name: null, email: null })
          .where(isOwnFeedback(session.user_id))
          .execute();
        await trx
          .deleteFrom('idempotency_keys')
          .where(sql`right(scope, length(${session.user_id}))`, '=', session.user_id)
          .execute();
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
