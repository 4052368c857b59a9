// Readers of one person's rows. Each subject has them for its own tables (src/subjects/server/rows.ts).

import { sql, type Transaction } from 'kysely';
import type { Database } from '#subjects/server/schema.ts';
import type { PersonalTables } from './personal-column.ts';

export type Trx = Transaction<Database>;
type Rows = { execute: () => Promise<Record<string, unknown>[]> };

/** The reader of a person's rows in each table, by the person's id. */
export type OwnRows = Partial<Record<keyof Database, (trx: Trx, id: string) => Rows>>;

/**
 * Returns readers for tables whose rows name their person in `user_id`; `orders` has these tables, each with the column
 * by which its rows are ordered. The readers leave out the columns that the privacy register calls secret: tokens,
 * hashes, sealed texts.
 */
export function rowsByUser<Tables extends PersonalTables>(
  tables: Tables,
  orders: { readonly [Table in keyof Tables]?: keyof Tables[Table] & string },
): OwnRows {
  return Object.fromEntries(
    Object.entries(orders).map(([table, order]) => {
      const columns = tables[table] ?? {};
      const open = Object.keys(columns).filter((name) => !columns[name]?.isSecret);
      const rowsOf = (trx: Trx, id: string): Rows => ({
        execute: async () => {
          const read = sql<Record<string, unknown>>`select ${sql.join(open.map((name) => sql.ref(name)))}
            from ${sql.table(table)} where user_id = ${id} order by ${sql.ref(order as string)}`;
          return (await read.execute(trx)).rows;
        },
      });
      return [table, rowsOf];
    }),
  );
}
