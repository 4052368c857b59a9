// Plans the voice over a film or a video. Where the medium's mapping has counts of a score, the voice says these counts
// or the words that are called on them. In place of a called word without a clip the voice says the count, because the
// stage shows the word.

import { countSeconds } from '#dance/content/routine/routine.ts';
import { type Mapping, type Span, secondOf, secondsIn } from '#dance/rules/score/mapping.ts';
import { type Counts, cuesIn, movesOf, phraseCounts, type Score } from '#dance/rules/score/score.ts';
import { andsBehind, type Candidate, countWord, weights } from './candidates.ts';
import { clipsFor } from './clips-for.ts';
import { countIn, fitted, place, type Speech, type Spoken } from './spoken.ts';

/** A word, with its beat counted from the beginning of its phrase. */
export type SpokenAt = Spoken & {
  /** Second of the medium at which the word's vowel falls. */
  second: number;
};

/** The settings of the voice while the medium plays at `rate`. */
export type MediumSpeech = Omit<Speech, 'sayings'>;

type Shown = { score: Score; mapping: Mapping };

/** The counts of a phrase that a span shows, and the place of the phrase in the score. */
type Part = Counts & { phrase: Counts };

/** The words said from second `from` of a medium up to, but not including, second `until`, in order. */
export function spokenOn(
  { score, mapping }: Shown,
  from: number,
  until: number,
  speech: MediumSpeech,
): SpokenAt[] {
  return mapping.spans
    .flatMap((span) => {
      const parts = partsIn(score, span);
      return parts.flatMap((part, index) => {
        const { start, end } = secondsIn(span, part);
        return start < until && end > from ? saidIn(score, span, part, parts[index + 1], speech) : [];
      });
    })
    .filter(({ second }) => second >= from && second < until)
    .sort((a, b) => a.second - b.second);
}

/**
 * The count-in of `beats` counts before a second of a medium. Each count lasts `pace` seconds of the medium, and the
 * beat of the last count is -1.
 */
export function countInOn(
  shown: readonly Shown[],
  { second, pace, beats }: { second: number; pace: number; beats: number },
  speech: MediumSpeech,
): Spoken[] {
  const first = shown
    .flatMap((each) => spokenOn(each, second - pace / 4, second + pace, speech))
    .map((said) => ({ ...said, beat: (said.second - second) / pace }));
  return countIn(0, beats, first, atPace(speech, pace));
}

function saidIn(score: Score, span: Span, part: Part, next: Part | undefined, speech: MediumSpeech) {
  const { phrase } = part;
  const paced = atPace(speech, fastest(span, part));
  // The first word of the next phrase is always spoken, so the words before it must leave enough time for it.
  const first = (next ? candidatesIn(score, next, paced) : [])
    .filter(({ beat }) => beat === 0)
    .map((one) => ({ ...one, beat: phrase.end - phrase.start }));
  const certain = first.flatMap((one) => place(one, paced)).slice(0, 1);
  return fitted(candidatesIn(score, part, paced), certain, paced).map((said) => ({
    ...said,
    second: secondOf(span, phrase.start + said.beat),
  }));
}

function candidatesIn(score: Score, part: Part, speech: MediumSpeech): Candidate[] {
  if (speech.mode === 'music') return [];
  const { start } = part.phrase;
  const says = ({ cue }: { cue: string }) =>
    clipsFor(speech.called?.(cue) ?? cue, speech.clips ?? {}) !== null;
  const cues = cuesIn(score, part).map((called) => {
    const beat = called.place - start;
    const instead = Number.isInteger(beat) ? countWord(beat) : 'and';
    return { beat, word: says(called) ? called.cue : instead, weight: weights.cue };
  });
  if (speech.mode === 'cues') return cues;
  const begins = new Set(movesOf(score).map(({ counts }) => counts.start - start));
  const counts: Candidate[] = [];
  for (let beat = Math.ceil(part.start - start); beat < part.end - start; beat += 1) {
    const cue = beat % 4 === 0 && begins.has(beat) ? cues.find((called) => called.beat === beat) : undefined;
    counts.push({ beat, word: cue?.word ?? countWord(beat), weight: weights.number });
  }
  return [...counts, ...andsBehind(counts, speech.rate)].filter(({ beat }) => beat < part.end - start);
}

function partsIn(score: Score, span: Span): Part[] {
  return score.phrases.flatMap((_, index) => {
    const phrase = phraseCounts(score, index + 1);
    const [start, end] = [Math.max(phrase.start, span.from), Math.min(phrase.end, span.until)];
    return end > start ? [{ start, end, phrase }] : [];
  });
}

/** Seconds of the shortest count in a part. */
function fastest(span: Span, { start, end }: Counts): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = Math.floor(start); count < end; count += 1)
    least = Math.min(least, secondOf(span, count + 1) - secondOf(span, count));
  return least;
}

/**
 * The speech with another rate, at which the house routine's counts last as long as counts of `pace` seconds last at
 * the rate of `speech`.
 */
function atPace(speech: MediumSpeech, pace: number): MediumSpeech {
  return { ...speech, rate: (speech.rate * countSeconds) / pace };
}
