// Lists every word that the voice must be able to say, and the words of an operator's dance that it can't say.

import { versions } from '#dance/content/routine/versions.ts';
import { countWords, encouragements, sectionCalls } from '#dance/content/voice/words.ts';
import { exerciseScore, houseScore } from '#dance/rules/score/house-score.ts';
import { allCounts, cuesIn, type Score } from '#dance/rules/score/score.ts';
import { sourceHash } from '#platform/rules/source-hash.ts';
import type { Clip } from './clip.ts';
import { clipsFor } from './clips-for.ts';

/**
 * Returns each word once, in English or as `inLanguage` translates it: first the counts, then the cue words in the
 * order of the dance, the announcements of sections, the encouragements, and the further words of warm-up, cool-down
 * and the versions.
 */
export function voiceWords(inLanguage: (word: string) => string = (word) => word): string[] {
  const called = (score: Score) => cuesIn(score, allCounts(score)).map(({ cue }) => cue);
  const besides = [
    ...called(exerciseScore()),
    ...Object.values(versions).flatMap(({ words }) => Object.values(words)),
  ];
  const words = [
    ...countWords,
    ...called(houseScore()),
    ...Object.values(sectionCalls),
    ...encouragements,
    ...besides,
  ];
  return [...new Set(words.map(inLanguage))];
}

/** A fingerprint of words, which changes when a word changes. */
export function wordsHash(words: readonly string[]): string {
  return sourceHash(words.join('\n'));
}

const spoken: Clip = { start: 0, onset: 0, end: 0 };

/**
 * The called words of a score of which the English voice has no clip, each once and in the order of the dance. In place
 * of such a word the voice says the count.
 */
export function unspokenCues(score: Score): string[] {
  const clips = Object.fromEntries(voiceWords().map((word) => [word, spoken]));
  const called = cuesIn(score, allCounts(score)).map(({ cue }) => cue);
  return [...new Set(called)].filter((cue) => clipsFor(cue, clips) === null);
}
