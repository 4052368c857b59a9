import type { Db } from '#platform/server/db/database.ts';
import { stamp } from './change.ts';

/** Stores an operator's setting. An unchanged value keeps its time stamp. */
export async function saveSetting(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value, edited_at: stamp })
    .onConflict((row) =>
      row.column('key').doUpdateSet({ value, edited_at: stamp }).where('settings.value', '!=', value),
    )
    .execute();
}
