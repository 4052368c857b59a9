import type { Db } from '#platform/server/db/database.ts';
import { dropOutdated } from '#platform/server/db/drop-outdated.ts';
import { type OwnRows, rowsByUser } from '#platform/server/db/own-rows.ts';
import { peoplePeopleTables } from './tables.ts';

/** Reads the rows of accounts about one person. */
export const ownAccountRows = {
  users: (trx, id) => trx.selectFrom('users').selectAll().where('id', '=', id),
  ...rowsByUser(peoplePeopleTables, {
    user_roles: 'role',
    accounts: 'created_at',
    sessions: 'created_at',
    links: 'created_at',
    link_codes: 'created_at',
    mails: 'created_at',
  }),
} satisfies OwnRows;

/** Days after which the row of a sent mail is deleted. The row of a welcome stays, so that nobody is welcomed twice. */
const MAIL_DAYS = 30;

/** Deletes expired rows of accounts; `now` is in UTC milliseconds. */
export async function prunePeople(db: Db, now: number): Promise<void> {
  await dropOutdated(
    db,
    now,
    ['sessions', 'expires_at', 0],
    ['links', 'expires_at', 0],
    ['link_codes', 'expires_at', 0],
  );
  const old = new Date(now - MAIL_DAYS * 86_400_000);
  await db.deleteFrom('mails').where('created_at', '<=', old).where('kind', '!=', 'welcome').execute();
  await db
    .updateTable('mails')
    .set({ sealed: null })
    .where('created_at', '<=', old)
    .where('sealed', 'is not', null)
    .execute();
}
