import { cueKey } from '#content/copy/cue-key.ts';

/** What says a word of the dance in another language, by the texts of its files; one that has no translation stays English. */
export function calledIn(texts: Readonly<Record<string, string>>): (word: string) => string {
  return (word) => texts[`copy:${cueKey(word)}`] ?? texts[`cue:${word}`] ?? word;
}
