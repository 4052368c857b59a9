// The course in one language: its texts as they are now, with English where a translation is missing.

import type { CourseLesson } from '#course/content/course.ts';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { translations } from '#languages/content/translations.ts';
import { withCueSheets } from '#languages/rules/cue-markers.ts';
import { pageKey, pseudoTranslation, translatedTexts } from '#languages/rules/translated-texts.ts';
import { english, type Language, pseudoLanguages } from '#platform/content/languages.ts';
import { sourceHash } from '#platform/rules/source-hash.ts';
import {
  allCopy,
  askedFor,
  type CopyKey,
  type FixedText,
  fixedInPages,
  fixedTexts,
} from '#subjects/content/texts.ts';
import type { SourceText } from '#subjects/rules/source-texts.ts';

type ByKey = Readonly<Record<string, string>>;

/** The ids of texts that the server itself uses. */
export type TextId = FixedText | CopyKey;

export type Speech = {
  language: Language;
  /** All editable texts by key. */
  copy: ByKey;
  /**
   * The texts for the web's scripts: fixed texts by id, and words of the dance and titles by the fingerprint of their
   * English.
   */
  words: ByKey;
  /**
   * Returns the texts of a group of rare pages by id (askedFor); no texts in English, because the scripts of those
   * pages contain the English texts.
   */
  carried: (name: string) => ByKey;
  /** Returns a text by its id: an editable one in its current form, or a fixed one. */
  text: (id: TextId) => string;
  /**
   * Returns words of the dance, a title or a mail's text in this language, or in English if there is no translation.
   * `key` distinguishes texts whose English is the same.
   */
  say: (english: string, key?: string) => string;
  lesson: (lesson: TaughtLesson) => TaughtLesson;
};

/** The parts of a speech that are needed to write to a reader in one language. */
export type Reader = Pick<Speech, 'language' | 'text' | 'say'>;

/** The built-in English, for readers whose language is not known. */
export const englishReader: Reader = {
  language: english,
  text: (id) => textIn(allCopy, id),
  say: (text) => text,
};

/** The sources of the texts in all languages: the current English texts, and the operators' own translations. */
export type SpokenContent = {
  copy: ByKey;
  /** Returns the current English texts of copy and lessons; the same for all languages, made at the first call. */
  sources: () => SourceText[];
  own: ReadonlyMap<string, ByKey>;
};

export function makeSpeech(language: Language, { copy, sources: readSources, own }: SpokenContent): Speech {
  if (language === english)
    return {
      language,
      copy,
      words: {},
      carried: () => ({}),
      text: (id) => textIn(copy, id),
      say: (text) => text,
      lesson: (lesson) => lesson,
    };
  const { tag } = language;
  const sources = readSources();
  const texts = translatedTexts(tag, sources, filesOf(tag, sources), own.get(tag) ?? {});
  const said = new Map(sources.flatMap(({ key, hash }) => (texts.has(key) ? [[hash, texts.get(key)]] : [])));
  const say = (text: string, name = '') => {
    const hash = sourceHash(text);
    const named = sources.find((source) => source.key === name && source.hash === hash);
    return (named && texts.get(name)) ?? said.get(hash) ?? text;
  };

  /** Returns the texts of a kind by id: those of one group of rare pages, or those of no group. */
  function textsBy(kind: string, carrier: string | undefined): ByKey {
    const named = [...texts]
      .filter(([key]) => key.startsWith(kind))
      .map(([key, text]) => [pageKey(key, copy), text]);
    return Object.fromEntries(named.filter(([id = '']) => carrierOf(id, copy) === carrier));
  }

  return {
    language,
    // The texts are collected at every call: calls are rare, and the answers made from them are kept.
    get copy() {
      return { ...copy, ...textsBy(editable, undefined) };
    },
    get words() {
      const fixedHere = Object.entries(textsBy(fixed, undefined)).filter(([id]) => id in fixedInPages);
      const ofDance = sources.filter(({ key }) => inScripts.test(key) && texts.has(key));
      return {
        ...Object.fromEntries(fixedHere),
        ...Object.fromEntries(ofDance.map(({ key, hash }) => [hash, texts.get(key) as string])),
      };
    },
    carried: (name) => ({ ...textsBy(editable, name), ...textsBy(fixed, name) }),
    text: (id) => texts.get(editable + id) ?? texts.get(fixed + id) ?? textIn(copy, id),
    say,
    lesson: (lesson) => lessonIn(lesson, texts, say),
  };
}

/** The kinds of texts that are read by id, as the beginnings of their keys (SourceText.key). */
const editable = 'copy:';
const fixed = 'message:';

function textIn(copy: ByKey, id: TextId): string {
  const english: ByKey = fixedTexts;
  return english[id] ?? copy[id] ?? id;
}

/** Returns the group of rare pages whose scripts have the text in its current words; undefined if there is none. */
function carrierOf(id: string, copy: ByKey): string | undefined {
  const now = copy[id] ?? (fixedTexts as ByKey)[id];
  return Object.keys(askedFor).find((name) => now !== undefined && askedFor[name]?.[id] === now);
}

/**
 * Returns the sentence that offers a language to people who read another one. It must be cheap, because every page has
 * it.
 */
export function offerOf({ tag }: Language, own: SpokenContent['own']): string {
  const key = 'copy:nav_language_offer';
  return own.get(tag)?.[key] ?? translations[tag]?.texts[key] ?? allCopy.nav_language_offer;
}

/**
 * The pattern of words that pages look up by their English: those of the dance, and titles of lessons, because a
 * learner's progress has titles too. The notes of lessons come translated from the server.
 */
const inScripts = /^(?:lesson|section|phrase|move|version|cue):/;

function filesOf(tag: string, sources: readonly SourceText[]) {
  if (pseudoLanguages.some((each) => each.tag === tag)) return pseudoTranslation(tag, sources);
  return translations[tag] ?? { texts: {}, sources: {} };
}

function lessonIn(
  lesson: CourseLesson,
  texts: ReadonlyMap<string, string>,
  say: (english: string) => string,
): CourseLesson {
  const notesOf = (id: string) => {
    const notes = texts.get(`step:${id}.notes`);
    return notes === undefined ? undefined : withCueSheets(notes, say);
  };
  return {
    ...lesson,
    title: texts.get(`lesson:${lesson.id}.title`) ?? lesson.title,
    steps: lesson.steps.map((step) => ({
      ...step,
      notes_html: notesOf(step.id) ?? step.notes_html,
      checklists: step.checklists.map((item) => ({
        ...item,
        item_text: texts.get(`item:${item.id}.text`) ?? item.item_text,
      })),
    })),
  };
}
