// The course in one language: its texts as they are now, each missing one in English.

import type { CourseLesson } from '#course/content/course.ts';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { translations } from '#languages/content/translations.ts';
import { withCueSheets } from '#languages/rules/cue-markers.ts';
import { pseudoTranslation } from '#languages/rules/pseudo-language.ts';
import { pageKey, translatedTexts } from '#languages/rules/translated-texts.ts';
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

/** The texts that the server says by their ids. */
export type TextId = FixedText | CopyKey;

export type Speech = {
  language: Language;
  /** All editable texts by key. */
  copy: ByKey;
  /** The texts in the web's scripts: fixed ones by id, words of the dance and titles by the fingerprint of the English. */
  words: ByKey;
  /** Returns the texts of rare pages by id (askedFor), as far as they come with those pages in English. */
  carried: (name: string) => ByKey;
  /** Returns a text by its id: an editable one as it is now, or a fixed one. */
  text: (id: TextId) => string;
  /**
   * Returns words of the dance, a title or a mail's text in this language; the English where there is none. `key` tells apart
   * what is the same in English.
   */
  say: (english: string, key?: string) => string;
  lesson: (lesson: TaughtLesson) => TaughtLesson;
};

/** What a reader is told, in one language. */
export type Reader = Pick<Speech, 'language' | 'text' | 'say'>;

/** English as it is built in, for those of whom nothing else is known. */
export const englishReader: Reader = {
  language: english,
  text: (id) => textIn(allCopy, id),
  say: (text) => text,
};

/** The sources of the texts in all languages: the English ones as they are now, and operators' own translations. */
export type SpokenContent = {
  copy: ByKey;
  /**
   * Returns the sources of texts and lessons as they are now; the same for all languages, and made when they are
   * first asked for.
   */
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

  /** Returns the texts of a kind by id: those of rare pages, or those of all others. */
  function textsBy(kind: string, carrier: string | undefined): ByKey {
    const named = [...texts]
      .filter(([key]) => key.startsWith(kind))
      .map(([key, text]) => [pageKey(key, copy), text]);
    return Object.fromEntries(named.filter(([id = '']) => carrierOf(id, copy) === carrier));
  }

  return {
    language,
    // The texts are gathered each time: they are asked for once in a while, and live on in the answers that are
    // made of them.
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

/** The kinds of texts that are read by id, as keys begin (SourceText.key). */
const editable = 'copy:';
const fixed = 'message:';

function textIn(copy: ByKey, id: TextId): string {
  const english: ByKey = fixedTexts;
  return english[id] ?? copy[id] ?? id;
}

/** Returns the rare pages that have a text: as it is built in, or an operator has written it. */
function carrierOf(id: string, copy: ByKey): string | undefined {
  const now = copy[id] ?? (fixedTexts as ByKey)[id];
  return Object.keys(askedFor).find((name) => now !== undefined && askedFor[name]?.[id] === now);
}

/**
 * Returns the sentence that offers a language to people who read another one; cheap, because every page has
 * it.
 */
export function offerOf({ tag }: Language, own: SpokenContent['own']): string {
  const key = 'copy:nav_language_offer';
  return own.get(tag)?.[key] ?? translations[tag]?.texts[key] ?? allCopy.nav_language_offer;
}

/**
 * The pattern of the words that pages find by their English: those of the dance, and a lesson's title, which comes with a
 * learner's progress too. The notes of lessons come in their language from the server.
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
