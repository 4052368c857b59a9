// The editable texts, each with its built-in text. Operators change them one by one.

import { mailCopy } from '#people/content/mail-copy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { withIconsThere } from '#platform/server/pages/icons-there.ts';
import { copyProblem } from '#studio/rules/copy-problem.ts';
import { textName } from '#studio/rules/text-name.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { changeCurrent, type Operator, stamp } from './change.ts';
import type { Studio, Trx } from './studio.ts';
import { versionOf } from './version-of.ts';

const builtIn: Readonly<Record<string, string>> = { ...allCopy, ...mailCopy };

/** The message about an icon whose file is missing. */
export const iconMissing = 'This icon is not in the media folder. Please upload it again.';

/** Returns the built-in text of a key; null for a key that the product does not use. */
export function builtInText(key: string): string | null {
  return Object.hasOwn(builtIn, key) ? (builtIn[key] ?? null) : null;
}

/** Returns every key with a built-in or a stored text, in the order of the built-in texts. */
export async function listCopy(db: Db): Promise<OutputOf<'listStudioCopy'>> {
  const rows = await db.selectFrom('ui_copy').select(['key', 'text']).execute();
  const texts = { ...builtIn, ...Object.fromEntries(rows.map((row) => [row.key, row.text])) };
  return {
    entries: Object.entries(texts).map(([key, text]) => ({
      key,
      text,
      default_text: builtInText(key),
      version: versionOf(text),
    })),
  };
}

/** Saves a text. Throws invalid_input, conflict, and not_found for a key that is neither built in nor stored. */
export async function saveCopy(
  studio: Studio,
  by: Operator,
  { key, text, version }: { key: string; text: string; version: string },
): Promise<{ version: string }> {
  const message = copyProblem(key, text, builtInText(key));
  if (message) throw new AppError('invalid_input', { message, field: 'text' });
  if ((await withIconsThere({ [key]: text }, studio.mediaFolder))[key] !== text)
    throw new AppError('invalid_input', { message: iconMissing, field: 'text' });
  const entry = { ...by, summary: `Text: “${textName(text)}”`, version };
  return changeCurrent(studio, entry, reading(key), (trx) => writeText(trx, key, text));
}

/** Puts the built-in text back. Throws conflict, and not_found for a key without a built-in text. */
export async function resetCopy(
  studio: Studio,
  by: Operator,
  { key, version }: { key: string; version: string },
): Promise<{ version: string }> {
  const text = builtInText(key);
  if (text === null) throw new AppError('not_found');
  const entry = { ...by, summary: `Text as built in: “${textName(text)}”`, version };
  return changeCurrent(studio, entry, reading(key), (trx) => putBuiltInText(trx, key, text));
}

/**
 * Stores the built-in text under its key. The row gets no time stamp, so that the seed replaces the text when a new
 * release has another text.
 */
export async function putBuiltInText(trx: Trx, key: string, text: string): Promise<void> {
  await trx
    .insertInto('ui_copy')
    .values({ key, text })
    .onConflict((row) => row.column('key').doUpdateSet({ text, edited_at: null }))
    .execute();
}

/** Stores a text with a time stamp, which marks the text as an operator's own. */
export async function writeText(trx: Trx, key: string, text: string): Promise<void> {
  await trx
    .insertInto('ui_copy')
    .values({ key, text, edited_at: stamp })
    .onConflict((row) =>
      row.column('key').doUpdateSet({ text, edited_at: stamp }).where('ui_copy.text', '!=', text),
    )
    .execute();
}

/**
 * Returns a function that reads the version of a text; the function throws not_found for a key that is neither built in
 * nor stored.
 */
function reading(key: string) {
  return async (trx: Trx) => {
    const row = await trx.selectFrom('ui_copy').select('text').where('key', '=', key).executeTakeFirst();
    const text = row?.text ?? builtInText(key);
    if (text === null) throw new AppError('not_found');
    return { version: versionOf(text) };
  };
}
