// Files that an import names but that are missing here: an exported course has only the names of films, recording and
// icons.

import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { parseRecording } from '#dance/rules/recording/recording.ts';
import { brandDefaults } from '#platform/content/brand.ts';
import { iconKeys } from '#platform/server/pages/icons-there.ts';
import type { Trx } from '#studio/server/studio.ts';
import type { Plan } from './make-plan.ts';
import { plannedRows } from './plan.ts';

/**
 * Returns the names of films, recording and icons in the planned rows, each once, whose files are not in the media
 * folder.
 */
export async function filesMissing(
  trx: Trx,
  planned: Plan['tables'],
  mediaFolder: string,
): Promise<string[]> {
  const tables = planned.map(({ table }) => table);
  const named: (string | null | undefined)[] = [];
  if (tables.includes('steps')) {
    const film = sql<string | null>`row ->> 'media_file'`.as('file');
    const rows = await trx
      .selectFrom(plannedRows('steps'))
      .select(film)
      .where('action', '<>', 'problem')
      .execute();
    named.push(...rows.map(({ file }) => file));
  }
  if (tables.includes('ui_copy')) {
    const icon = sql<string | null>`row ->> 'text'`.as('file');
    const rows = trx.selectFrom(plannedRows('ui_copy')).select(icon).where('action', '<>', 'problem');
    named.push(...(await rows.where('key', 'in', iconKeys).execute()).map(({ file }) => file?.trim()));
  }
  if (tables.includes('settings')) {
    const value = sql<string | null>`row ->> 'value'`.as('value');
    const rows = trx.selectFrom(plannedRows('settings')).select(value).where('action', '<>', 'problem');
    const [recording] = await rows.where('key', '=', 'recording').execute();
    named.push(parseRecording(recording?.value)?.file);
  }
  const here = new Set(await readdir(mediaFolder).catch(() => []));
  const missing = named.filter((file) => file && file !== brandDefaults.brand_icon && !here.has(file));
  return [...new Set(missing as string[])].sort();
}
