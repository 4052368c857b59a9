// Finds a medium with a mapping that shows none of the phrases of its day.

import { type Mapping, placeOf } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { phraseCounts } from '#dance/rules/score/score.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { limits } from '#subjects/rules/limits.ts';
import { revisedNumbers, taughtOn } from './proposed-list.ts';
import { dayName } from './step-name.ts';

type Known = {
  dance: OwnDance | null;
  media: readonly { key: string; mapping: Mapping | null }[];
};

/** The most characters of phrases' names in a sentence. */
const namesLength = 80;

/**
 * Returns a sentence if a medium (mediumKey) has a mapping that shows none of a day's phrases in full; otherwise, and
 * for a medium without a mapping, null.
 */
export function otherPhrasesText(
  { dance, media }: Known,
  day: number,
  medium: string | undefined,
): string | null {
  const mapping = media.find(({ key }) => key === medium)?.mapping;
  if (!dance || !mapping || day > limits.lessons) return null;
  const taught = taughtOn(dance, day);
  const phrases = taught.length > 0 ? taught : revisedNumbers(dance, day).soFar;
  const isShown = (phrase: number) => placeOf(mapping, phraseCounts(dance.score, phrase)) !== null;
  if (phrases.length === 0 || phrases.some(isShown)) return null;
  const names = phrases.map((phrase) => dance.score.phrases[phrase - 1]?.title).join(', ');
  return `By its counts it shows nothing that ${dayName(day)} ${taught.length > 0 ? 'teaches' : 'revises'}: ${cutText(names, namesLength)}.`;
}
