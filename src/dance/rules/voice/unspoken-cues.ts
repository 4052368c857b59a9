// The called words of a score that the voice has no clip of: it says the count in their place.

import { allCounts, cuesIn, type Score } from '#dance/rules/score/score.ts';
import type { Clip } from './clip.ts';
import { clipsFor } from './clips-for.ts';
import { voiceWords } from './voice-words.ts';

const spoken: Clip = { start: 0, onset: 0, end: 0 };

/** The words, each once and in the order of the dance, as the English voice knows them. */
export function unspokenCues(score: Score): string[] {
  const clips = Object.fromEntries(voiceWords().map((word) => [word, spoken]));
  const called = cuesIn(score, allCounts(score)).map(({ cue }) => cue);
  return [...new Set(called)].filter((cue) => clipsFor(cue, clips) === null);
}
