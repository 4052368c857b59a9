// An operator's own texts in other languages stand each beside the English it translates, and are marked once
// that has changed.

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

/** Lists the languages with their progress; `content` is the content published now. */
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
 * Saves a translation; throws not_found, conflict, and invalid_input for a text without the placeholders,
 * markers and links of the English.
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
  const told = { ...by, summary: `Translated (${tag}): “${nameOf(source)}”`, version };
  const row = { language: tag, key, text: written, source_hash: source.hash, edited_at: stamp };
  return changeCurrent(studio, told, reading(tag, key, source), (trx) =>
    trx
      .insertInto('translations')
      .values({ id: `${tag} ${key}`, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute(),
  );
}

/** Resets a translation to the built-in one; throws not_found and conflict. */
export async function resetTranslation(
  studio: Studio,
  by: Operator,
  { language, key, version }: Place & { version: string },
): Promise<{ version: string }> {
  const { tag } = languageOf(language);
  const source = sourceOf(studio, tag, key);
  const told = { ...by, summary: `Translation as built in (${tag}): “${nameOf(source)}”`, version };
  return changeCurrent(studio, told, reading(tag, key, source), (trx) =>
    trx.deleteFrom('translations').where('id', '=', `${tag} ${key}`).execute(),
  );
}

/** Returns the text of a key with its kind, 'copy:faq_title' or 'lesson:lesson-1.title'; names as names are stored. */
function nameIn(key: string, text: string): string {
  return key.startsWith('lesson:') ? storedName(text) : meantText(splitForm(key).key, text);
}

/** Returns what an operator knows a text by; the notes of a lesson have tags. */
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

/** Reads the version of a text as it is stored or built in, with the English that stands above it. */
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
