import { type OwnRows, rowsByUser } from '#platform/server/db/own-rows.ts';
import { peoplePeopleTables } from './tables.ts';

/** The rows that accounts hold of one person. */
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
