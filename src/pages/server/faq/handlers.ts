import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import { allCopy } from '#subjects/content/texts.ts';

/**
 * The handlers of the two developers' pages about the FAQ, which read the stored texts and write the built-in texts one
 * by one.
 */
export function serveFaq({ db }: { db: Db }): Pick<Handlers, 'readFaqDebug' | 'seedFaqEntry'> {
  return {
    readFaqDebug: async () => ({
      entries: await db
        .selectFrom('ui_copy')
        .select(['key', 'text'])
        // The underscore is a wildcard in LIKE and has to be escaped.
        .where(sql<boolean>`key like 'faq\\_%'`)
        .orderBy('key')
        .execute(),
    }),
    seedFaqEntry: ({ params }) => seedEntry(db, params.key),
  };
}

/**
 * Selects by key, deletes a stored text, and inserts the built-in text (specification, section 7). Throws not_found for
 * a key that no built-in FAQ text has.
 */
async function seedEntry(
  db: Db,
  key: string,
): Promise<{ found: boolean; steps: ('select' | 'delete' | 'insert')[] }> {
  const text = key.startsWith('faq_') ? (allCopy as Record<string, string>)[key] : undefined;
  if (text === undefined) throw new AppError('not_found');
  return inTransaction(db, async (trx) => {
    const known = await trx.selectFrom('ui_copy').select('key').where('key', '=', key).executeTakeFirst();
    if (known) await trx.deleteFrom('ui_copy').where('key', '=', key).execute();
    await trx.insertInto('ui_copy').values({ key, text, edited_at: null }).execute();
    return known
      ? { found: true, steps: ['select', 'delete', 'insert'] }
      : { found: false, steps: ['select', 'insert'] };
  });
}
