// An operator's own texts in other languages. Each belongs to the English text that it translates, and is marked once
// the English has changed.

import type { studioTranslationsOperations } from '#languages/api/studio-translations.ts';
import { translations } from '#languages/content/translations.ts';
import { splitForm } from '#languages/rules/plural-forms.ts';
import { translationProblem } from '#languages/rules/translation-problem.ts';
import { formOf, keyInFiles, keysOf } from '#languages/rules/translation-state.ts';
import { type Language, translatedLanguages } from '#platform/content/languages.ts';
import { storedName } from '#platform/rules/stored-name.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import { meantText } from '#studio/rules/name-texts.ts';
import { textName } from '#studio/rules/text-name.ts';
import { by, changeCurrent, type Operator, stamp } from '#studio/server/change.ts';
import { cleanNotes } from '#studio/server/clean-notes.ts';
import type { Studio, Trx } from '#studio/server/studio.ts';
import { versionOf } from '#studio/server/version-of.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { SourceText } from '#subjects/rules/source-texts.ts';
import type { Host } from '#subjects/server/host.ts';
import type { Published } from '#subjects/server/published.ts';

type Entry = OutputOf<'listStudioTranslations'>['entries'][number];
type Place = { language: string; key: string };

/** Lists the languages with their progress; `content` is the currently published content. */
export async function listLanguages(db: Db, content: Published): Promise<OutputOf<'listStudioLanguages'>> {
  const english = content.sources();
  return {
    languages: await Promise.all(
      translatedLanguages.map(async ({ tag, name }) => {
        const entries = await entriesOf(db, english, tag);
        const count = (state: Entry['state']) => entries.filter((entry) => entry.state === state).length;
        return {
          language: tag,
          name,
          offered: content.speech(tag) !== null,
          missing: count('missing'),
          changed: count('changed'),
        };
      }),
    ),
  };
}

/** Lists the translations; throws not_found for a language that nobody translates. */
export async function listTranslations(
  db: Db,
  content: Published,
  tag: string,
): Promise<OutputOf<'listStudioTranslations'>> {
  return { entries: await entriesOf(db, content.sources(), languageOf(tag).tag) };
}

/**
 * Saves a translation. Throws not_found, conflict, or invalid_input for a text that lacks the placeholders, markers or
 * links of the English.
 */
export async function saveTranslation(
  studio: Studio,
  by: Operator,
  { language, key, text, version }: Place & { text: string; version: string },
): Promise<{ version: string }> {
  const { tag } = languageOf(language);
  const source = sourceOf(studio, tag, key);
  const written = /^step:/.test(key) ? cleanNotes(text) : nameIn(key, text.trim());
  const problem = translationProblem(source, written, formOf(source, key));
  if (problem) throw new AppError('invalid_input', { message: `The text ${problem}.`, field: 'text' });
  const change = { ...by, summary: `Translated (${tag}): “${nameOf(source)}”`, version };
  const row = { language: tag, key, text: written, source_hash: source.hash, edited_at: stamp };
  return changeCurrent(studio, change, reading(tag, key, source), (trx) =>
    trx
      .insertInto('translations')
      .values({ id: `${tag} ${key}`, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute(),
  );
}

/** Goes back to the built-in translation; throws not_found and conflict. */
export async function resetTranslation(
  studio: Studio,
  by: Operator,
  { language, key, version }: Place & { version: string },
): Promise<{ version: string }> {
  const { tag } = languageOf(language);
  const source = sourceOf(studio, tag, key);
  const change = { ...by, summary: `Translation as built in (${tag}): “${nameOf(source)}”`, version };
  return changeCurrent(studio, change, reading(tag, key, source), (trx) =>
    trx.deleteFrom('translations').where('id', '=', `${tag} ${key}`).execute(),
  );
}

/** Returns the text in the form in which it is stored under this key, which begins with its kind ('copy:faq_title'). */
function nameIn(key: string, text: string): string {
  return key.startsWith('lesson:') ? storedName(text) : meantText(splitForm(key).key, text);
}

/** Returns the beginning of the text as its name for operators. The notes of a lesson have tags, which are left out. */
function nameOf({ text }: SourceText): string {
  return textName(text.replace(/<[^>]*>/g, ' '));
}

function languageOf(tag: string): Language {
  const language = translatedLanguages.find((each) => each.tag === tag);
  if (!language) throw new AppError('not_found');
  return language;
}

function sourceOf({ content }: Studio, tag: string, key: string): SourceText {
  const source = content
    .current()
    .sources()
    .find((each) => keysOf(tag, each).includes(key));
  if (!source) throw new AppError('not_found');
  return source;
}

/** Returns a function that reads the version of a translation, stored or built in, together with its English. */
function reading(tag: string, key: string, { hash }: SourceText) {
  return async (trx: Trx) => {
    const stored = trx.selectFrom('translations').select('text').where('id', '=', `${tag} ${key}`);
    const text = (await stored.executeTakeFirst())?.text ?? translations[tag]?.texts[keyInFiles(key)] ?? null;
    return { version: versionOf([text, hash]) };
  };
}

async function entriesOf(db: Db, english: readonly SourceText[], tag: string): Promise<Entry[]> {
  const rows = await db.selectFrom('translations').selectAll().where('language', '=', tag).execute();
  const own = new Map(rows.map((row) => [row.key, row]));
  const files = translations[tag] ?? { texts: {}, sources: {} };
  return english.flatMap((source) =>
    keysOf(tag, source).map((key) => {
      const row = own.get(key);
      const text = row?.text ?? files.texts[keyInFiles(key)] ?? null;
      const translated = row?.source_hash ?? files.sources[keyInFiles(source.key)];
      return {
        key,
        english: splitForm(key).form === 'one' ? (source.one ?? source.text) : source.text,
        text,
        own: row !== undefined,
        state: text === null ? 'missing' : translated === source.hash ? 'done' : 'changed',
        version: versionOf([text, source.hash]),
      };
    }),
  );
}

/** Handlers of the translations in languages/api. The contract lets only operators in. */
export function languageHandlers(studio: Studio): Pick<Handlers, keyof typeof studioTranslationsOperations> {
  const { db } = studio;
  return {
    listStudioLanguages: () => listLanguages(db, studio.content.current()),
    listStudioTranslations: ({ params }) => listTranslations(db, studio.content.current(), params.language),
    saveStudioTranslation: (call) => saveTranslation(studio, by(call), { ...call.params, ...call.body }),
    resetStudioTranslation: (call) => resetTranslation(studio, by(call), { ...call.params, ...call.body }),
  };
}

/** The handlers of texts in other languages. */
export const serveLanguages = ({ studio }: Host) => languageHandlers(studio);
