// Reads and saves the FAQ as pairs of a question and an answer, in order. The keys determine the order, so a save may
// rename keys; an undo brings the old keys back.

import { faqPairs } from '#pages/rules/faq-pairs.ts';
import type { Db } from '#platform/server/db/database.ts';
import { faqTopics } from '#studio/rules/faq-topics.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { changeCurrent, type Operator } from './change.ts';
import { builtInText, writeText } from './copy.ts';
import type { Studio, Trx } from './studio.ts';
import { versionOf } from './version-of.ts';

export async function readFaq(db: Db): Promise<OutputOf<'readStudioFaq'>> {
  const pairs = faqPairs(await faqTexts(db));
  return { pairs, version: versionOf(pairs) };
}

/** Saves the FAQ; throws conflict. A pair that is not in the list is removed. */
export async function saveFaq(
  studio: Studio,
  by: Operator,
  { pairs, version }: InputOf<'saveStudioFaq'>['body'],
): Promise<{ version: string }> {
  return changeCurrent(studio, { ...by, summary: 'FAQ', version }, readFaq, async (trx) => {
    const topics = faqTopics(pairs);
    const wanted = new Map<string, string>(
      pairs.flatMap(({ title, answer }, index) => [
        [`faq_${topics[index]}_title`, title] as const,
        [`faq_${topics[index]}_answer`, answer] as const,
      ]),
    );
    for (const key of Object.keys(await faqTexts(trx)))
      if (pairKey.test(key) && !wanted.has(key)) await takeAway(trx, key);
    for (const [key, text] of wanted) await writeText(trx, key, text);
    await moveTranslations(trx, pairs, topics);
  });
}

/** Moves an operator's own translations to the new key of their question. */
async function moveTranslations(
  trx: Trx,
  pairs: readonly { topic: string | null }[],
  topics: readonly string[],
): Promise<void> {
  const moved = new Map(
    pairs.flatMap(({ topic }, index) =>
      topic === null || topic === topics[index]
        ? []
        : ['title', 'answer'].map((part): [string, string] => [
            `copy:faq_${topic}_${part}`,
            `copy:faq_${topics[index]}_${part}`,
          ]),
    ),
  );
  if (moved.size === 0) return;
  // A translation that the new key already has belongs to a question that was removed.
  const own = await trx
    .deleteFrom('translations')
    .where('key', 'in', [...moved.keys(), ...moved.values()])
    .returningAll()
    .execute();
  const rows = own.flatMap((row) => {
    const key = moved.get(row.key);
    return key === undefined ? [] : { ...row, key, id: `${row.language} ${key}` };
  });
  if (rows.length > 0) await trx.insertInto('translations').values(rows).execute();
}

const pairKey = /^faq_.+_(?:title|answer)$/;

/**
 * Removes a text of a pair. A key with a built-in text keeps a row with an empty text, because otherwise pages would
 * show the built-in text.
 */
async function takeAway(trx: Trx, key: string): Promise<void> {
  if (builtInText(key) === null) await trx.deleteFrom('ui_copy').where('key', '=', key).execute();
  else await writeText(trx, key, '');
}

async function faqTexts(db: Db): Promise<Record<string, string>> {
  const faq = db.selectFrom('ui_copy').where('key', 'like', 'faq\\_%');
  const rows = await faq.select(['key', 'text']).orderBy('key').execute();
  return Object.fromEntries(rows.map((row) => [row.key, row.text]));
}
