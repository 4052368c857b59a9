// Finds the clips that say a text: one clip of the whole text, or a clip for each of its words.

import type { Clip } from './clip.ts';

/**
 * Returns the clips in the order in which they are said; null if the voice does not know all of the words.
 */
export function clipsFor(words: string, clips: Readonly<Record<string, Clip>>): Clip[] | null {
  const whole = clipOf(words, clips);
  if (whole) return [whole];
  const said = wordsIn(words).map((word) => clipOf(word, clips));
  return said.length > 0 && said.every((clip) => clip !== undefined) ? said : null;
}

/** The words of a text that the voice does not know; none if the voice can say the text. */
export function unspokenWords(text: string, clips: Readonly<Record<string, Clip>>): string[] {
  return clipsFor(text, clips) ? [] : wordsIn(text).filter((word) => !clipOf(word, clips));
}

/** Seconds that clips take before the vowel of the first clip (`lead`) and after that vowel's beginning (`tail`). */
export function spanOfClips(said: readonly Clip[]): { lead: number; tail: number } {
  const lead = said[0] ? (said[0].onset - said[0].start) / 1000 : 0;
  const whole = said.reduce((sum, { start, end }) => sum + end - start, 0) / 1000;
  return { lead, tail: whole - lead };
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/**
 * The one clip that says all of `words`. Upper and lower case are treated alike, because German nouns and the first
 * word of an operator's text have capitals.
 */
function clipOf(words: string, clips: Readonly<Record<string, Clip>>): Clip | undefined {
  if (Object.hasOwn(clips, words)) return clips[words];
  const wanted = words.toLowerCase();
  const name = Object.keys(clips).find((each) => each.toLowerCase() === wanted);
  return name === undefined ? undefined : clips[name];
}
