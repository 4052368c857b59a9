// Every text that a learner meets, in English, with the key that its translations have.

import type { CourseLesson } from '#course/content/course.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import { danceTexts } from '#dance/rules/dance-texts.ts';
import { withoutCueSheets } from '#languages/rules/cue-markers.ts';
import { mailCopy, mailFixed, mailPrefix } from '#people/content/mail-copy.ts';
import { sourceHash } from '#platform/rules/source-hash.ts';
import { allCopy, fixedTexts, untranslated } from '#subjects/content/texts.ts';

export type SourceText = {
  /** The kind and place of the text: `copy:landing_hero_title`, `step:1-learn-2.notes`, `cue:reach`. */
  key: string;
  /** The English text; of a text that depends on a number, the plural form. */
  text: string;
  /** The English singular form of a text that depends on a number. */
  one?: string;
  /** The fingerprint of the words to translate. */
  hash: string;
};

type ByKey = Readonly<Record<string, string>>;

/**
 * Returns the texts to translate: without arguments those of the built-in content, otherwise those of the
 * given copy (with mails) and lessons, as operators have them now.
 */
export function sourceTexts(
  copy: ByKey = { ...allCopy, ...mailCopy },
  lessons: readonly CourseLesson[] = defaultCourse,
): SourceText[] {
  const rows = [
    ...danceTexts(),
    ...courseTexts(lessons),
    ...keyed('message', fixedTexts),
    ...keyed('mail', mailFixed),
  ];
  return [...copyTexts(copy), ...rows.map(([key, text]) => ({ key, text, hash: sourceHash(text) }))];
}

/** Returns the fingerprint of `text` (and `one`) for SourceText.hash. */
export function hashOf(text: string, one?: string): string {
  return sourceHash(one === undefined ? text : `${one}\n${text}`);
}

function copyTexts(copy: ByKey): SourceText[] {
  const forOne = (key: string) => key.endsWith('_one') && copy[key.slice(0, -'_one'.length)] !== undefined;
  return Object.entries(copy)
    .filter(([key, text]) => text !== '' && !untranslated.test(key) && !forOne(key))
    .map(([name, text]) => {
      const one = copy[`${name}_one`];
      const key = name.startsWith(mailPrefix) ? `mail:${name.slice(mailPrefix.length)}` : `copy:${name}`;
      return { key, text, ...(one === undefined ? {} : { one }), hash: hashOf(text, one) };
    });
}

function courseTexts(lessons: readonly CourseLesson[]): [key: string, text: string][] {
  return lessons.flatMap(({ id, title, steps }) => [
    [`lesson:${id}.title`, title] as [string, string],
    ...steps.flatMap((step) => [
      [`step:${step.id}.notes`, withoutCueSheets(step.notes_html)] as [string, string],
      ...step.checklists.map((item) => [`item:${item.id}.text`, item.item_text] as [string, string]),
    ]),
  ]);
}

function keyed(kind: string, texts: ByKey): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([id, text]) =>
    untranslated.test(id) ? [] : [[`${kind}:${id}`, text]],
  );
}
