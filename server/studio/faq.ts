// The FAQ as pairs in order. The order lives in the keys, so saving may rename them; an undo brings the old keys back.

import type pg from 'pg';
import type { InputOf, OutputOf } from '#api/contract.ts';
import { faqPairs } from '#rules/faq/faq-pairs.ts';
import { faqTopics } from '#rules/studio/faq-topics.ts';
import { change, mustBeCurrent } from './change.ts';
import { builtInText, writeText } from './copy.ts';
import type { Studio } from './studio.ts';
import { versionOf } from './version-of.ts';

export async function readFaq(client: pg.Pool | pg.PoolClient): Promise<OutputOf<'readStudioFaq'>> {
  const pairs = faqPairs(await faqTexts(client));
  return { pairs, version: versionOf(pairs) };
}

/** Throws conflict. A pair that is not in the list leaves the page. */
export async function saveFaq(
  studio: Studio,
  user_id: string,
  { pairs, version }: InputOf<'saveStudioFaq'>['body'],
): Promise<{ version: string }> {
  return change(studio, { user_id, summary: 'Changed the FAQ' }, async (client) => {
    mustBeCurrent(version, (await readFaq(client)).version);
    const topics = faqTopics(pairs);
    const wanted = new Map<string, string>(
      pairs.flatMap(({ title, answer }, index) => [
        [`faq_${topics[index]}_title`, title] as const,
        [`faq_${topics[index]}_answer`, answer] as const,
      ]),
    );
    for (const key of Object.keys(await faqTexts(client)))
      if (pairKey.test(key) && !wanted.has(key)) await takeAway(client, key);
    for (const [key, text] of wanted) await writeText(client, key, text);
    return { version: (await readFaq(client)).version };
  });
}

const pairKey = /^faq_.+_(?:title|answer)$/;

/** A key with a built-in text has to stay, empty, or the built-in text would stand in for it. */
async function takeAway(client: pg.PoolClient, key: string): Promise<void> {
  if (builtInText(key) === null) await client.query('delete from ui_copy where key = $1', [key]);
  else await writeText(client, key, '');
}

async function faqTexts(client: pg.Pool | pg.PoolClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ key: string; text: string }>(
    `select key, text from ui_copy where key like 'faq\\_%' order by key`,
  );
  return Object.fromEntries(rows.map((row) => [row.key, row.text]));
}
