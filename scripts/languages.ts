// For translators. `npm run languages` says how far each language is. `npm run languages -- es` writes the English
// texts that Spanish lacks into src/languages/content/es.todo.json. `npm run languages -- es take FILE` takes such a
// file in once its texts are translated. A word after the language limits the list to keys that begin with it: `npm run
// languages -- es step:`.

import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Translation, translations } from '#languages/content/translations.ts';
import { splitForm } from '#languages/rules/plural-forms.ts';
import { takeTranslations } from '#languages/rules/take-translations.ts';
import { keysOf, translationState } from '#languages/rules/translation-state.ts';
import { translatedLanguages } from '#platform/content/languages.ts';
import { sourceTexts } from '#subjects/rules/source-texts.ts';

const english = sourceTexts();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { same: { type: 'boolean', default: false } },
});
const [tag = '', word = '', file = ''] = positionals;
const translation = translations[tag];
if (!tag) await import('./check-languages.ts');
else if (!translation)
  refuse(`Which language? One of ${translatedLanguages.map((each) => each.tag).join(', ')}`);
else if (word === 'take') await take(translation);
else await list(translation);

/** Writes the English of missing and changed texts, by key. */
async function list(now: Translation): Promise<void> {
  const { missing, stale } = translationState(tag, english, now);
  const open = english.filter(
    (source) => (missing.includes(source) || stale.includes(source)) && source.key.startsWith(word),
  );
  const rows = open.flatMap((source) =>
    keysOf(tag, source).map((key) => [
      key,
      splitForm(key).form === 'one' ? (source.one ?? source.text) : source.text,
    ]),
  );
  const place = fileOf('todo');
  await writeJson(place, Object.fromEntries(rows));
  for (const { key } of stale.filter((source) => open.includes(source)))
    console.log(`The English of ${key} has changed. So far: ${now.texts[key] ?? now.texts[`${key}_other`]}`);
  console.log(`${rows.length} texts to translate stand in ${place}`);
}

/** Merges a translator's file into the language's files; unusable texts are named and left out. */
async function take(now: Translation): Promise<void> {
  const given = JSON.parse(await readFile(file || fileOf('todo'), 'utf8')) as Record<string, string>;
  const { texts, sources, taken, refused } = takeTranslations(tag, english, now, given, values.same);
  await writeJson(fileOf(''), texts);
  await writeJson(fileOf('sources'), sources);
  for (const line of refused) console.error(line);
  const { missing, stale } = translationState(tag, english, { texts, sources });
  console.log(
    `${taken} texts taken in, ${refused.length} left out; ${missing.length + stale.length} are still to be written`,
  );
  process.exitCode = refused.length > 0 ? 1 : 0;
}

function fileOf(part: string): string {
  return `src/languages/content/${[tag, part, 'json'].filter(Boolean).join('.')}`;
}

function writeJson(place: string, rows: object): Promise<void> {
  return writeFile(place, `${JSON.stringify(rows, null, 2)}\n`);
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
