// The course in one language: its texts as they are now, each missing one in English.

import type { CourseLesson } from '#course/content/course.ts';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { translations } from '#languages/content/translations.ts';
import { withCueSheets } from '#languages/rules/cue-markers.ts';
import { pseudoTranslation } from '#languages/rules/pseudo-language.ts';
import { pageKey, translatedTexts } from '#languages/rules/translated-texts.ts';
import { english, type Language, pseudoLanguages } from '#platform/content/languages.ts';
import { sourceHash } from '#platform/rules/source-hash.ts';
import { allCopy, carriedInLanguages } from '#subjects/content/all-copy.ts';
import type { CopyKey } from '#subjects/content/copy-defaults.ts';
import { type FixedText, fixedTexts } from '#subjects/content/fixed-texts.ts';
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
  /**
   * Returns copy and words of pages that carry theirs (carriedInLanguages), as far as they come with those in
   * English.
   */
  carried: (name: string) => { copy: ByKey; words: ByKey };
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
      carried: () => noTexts,
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

  function wordsOf(isHere: (key: string) => boolean): ByKey {
    const here = sources.filter(({ key }) => isHere(key) && texts.has(key));
    return Object.fromEntries(here.map((source) => [nameInScripts(source), texts.get(source.key) as string]));
  }

  /** Returns the copy of the pages that carry theirs, or of all others. */
  function copyOf(carrier: string | undefined): ByKey {
    const named = [...texts]
      .filter(([key]) => key.startsWith('copy:'))
      .map(([key, text]) => [pageKey(key, copy), text]);
    return Object.fromEntries(named.filter(([name = '']) => carrierOf(name, copy) === carrier));
  }

  return {
    language,
    // The texts are gathered each time: they are asked for once in a while, and live on in the answers that are
    // made of them.
    get copy() {
      return { ...copy, ...copyOf(undefined) };
    },
    get words() {
      return wordsOf(isInScripts);
    },
    carried: (name) => ({
      copy: copyOf(name),
      words: wordsOf(
        (key) =>
          carriedInLanguages[name]?.messages.some((family) => key.startsWith(`message:${family}.`)) ?? false,
      ),
    }),
    text: (id) => texts.get(`copy:${id}`) ?? texts.get(fixedKey + id) ?? textIn(copy, id),
    say,
    lesson: (lesson) => lessonIn(lesson, texts, say),
  };
}

const fixedKey = 'message:';

/** Returns the name under which scripts find a text (page-language.ts). */
function nameInScripts({ key, hash }: SourceText): string {
  return key.startsWith(fixedKey) ? key.slice(fixedKey.length) : hash;
}

function textIn(copy: ByKey, id: TextId): string {
  const english: ByKey = fixedTexts;
  return english[id] ?? copy[id] ?? id;
}

/** Returns the pages that carry a text: as it is built in, or an operator has written it. */
function carrierOf(key: string, copy: ByKey): string | undefined {
  const carries = ([, carried]: [string, { copy: ByKey }]) =>
    carried.copy[key] !== undefined && carried.copy[key] === copy[key];
  return Object.entries(carriedInLanguages).find(carries)?.[0];
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
 * Whether a text is one that pages have in their scripts, or a lesson's title, which comes with a learner's progress too;
 * lessons, mails and refusals come from the server.
 */
function isInScripts(key: string): boolean {
  return (
    !fromServer.test(key) &&
    !Object.values(carriedInLanguages).some(({ messages }) =>
      messages.some((family) => key.startsWith(`message:${family}.`)),
    )
  );
}

const fromServer = /^(?:copy:|step:|item:|mail:|message:(?:device|error|unreadyForm)\.)/;

const noTexts = { copy: {}, words: {} };

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
