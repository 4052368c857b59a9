// The course in one language: its texts as they are now, each missing one in English.

import { allCopy, crewPagesCopy } from '#content/copy/all-copy.ts';
import type { CourseLesson } from '#content/course/course.ts';
import { english, type Language } from '#content/languages/languages.ts';
import { translations } from '#content/languages/translations.ts';
import { withCueSheets } from '#rules/languages/cue-markers.ts';
import { pseudoLanguages, pseudoTranslation } from '#rules/languages/pseudo-language.ts';
import { sourceHash } from '#rules/languages/source-hash.ts';
import type { SourceText } from '#rules/languages/source-texts.ts';
import { pageKey, translatedTexts } from '#rules/languages/translated-texts.ts';

type ByKey = Readonly<Record<string, string>>;

export type Speech = {
  language: Language;
  /** The editable texts by key, all of them. */
  copy: ByKey;
  /** What stands in the web's scripts, by the fingerprint of the English. */
  words: ByKey;
  /** Both for the crew's pages alone, as far as they come with those in English. */
  crew: { copy: ByKey; words: ByKey };
  /** The text in this language; the English one where there is none. */
  say: (english: string) => string;
  lesson: (lesson: CourseLesson) => CourseLesson;
};

/** What the texts of all languages are made from: the English ones as they are now, and operators' own translations. */
export type SpokenContent = {
  copy: ByKey;
  /** Of texts and lessons as they are now; the same for all languages, and made when they are first asked for. */
  sources: () => SourceText[];
  own: ReadonlyMap<string, ByKey>;
};

export function makeSpeech(language: Language, { copy, sources: readSources, own }: SpokenContent): Speech {
  if (language === english)
    return { language, copy, words: {}, crew: noTexts, say: (text) => text, lesson: (lesson) => lesson };
  const { tag } = language;
  const sources = readSources();
  const texts = translatedTexts(tag, sources, filesOf(tag, sources), own.get(tag) ?? {});
  const said = new Map<string, string>();
  const pages = { copy: {} as Record<string, string>, words: {} as Record<string, string> };
  const crew = structuredClone(pages);
  for (const { key, hash } of sources) {
    const text = texts.get(key);
    if (text === undefined) continue;
    said.set(hash, text);
    if (inScripts.test(key)) (inCrewScripts.test(key) ? crew : pages).words[hash] = text;
  }
  for (const [key, text] of texts) {
    if (!key.startsWith('copy:')) continue;
    const name = pageKey(key);
    const isBuiltIn = crewPagesCopy[name] !== undefined && crewPagesCopy[name] === copy[name];
    (isBuiltIn ? crew : pages).copy[name] = text;
  }
  const say = (text: string) => said.get(sourceHash(text)) ?? text;
  return {
    language,
    copy: { ...copy, ...pages.copy },
    words: pages.words,
    crew,
    say,
    lesson: (lesson) => lessonIn(lesson, texts, say),
  };
}

/** The sentence that offers a language to people who read another one; cheap, because every page has it. */
export function offerOf({ tag }: Language, own: SpokenContent['own']): string {
  const key = 'copy:nav_language_offer';
  return own.get(tag)?.[key] ?? translations[tag]?.texts[key] ?? allCopy.nav_language_offer;
}

/** Texts that pages have in their scripts, and the lessons' titles, which come with a learner's progress too; lessons, mails and refusals come from the server. */
const inScripts = /^(?!copy:|step:|item:|mail:|message:(?:error|unreadyForm)\.)/;

const inCrewScripts = /^message:(?:crew|consent)\./;

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
