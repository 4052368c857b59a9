// Candidates are all words that the voice could say in a phrase of the dancer's clock. Words that don't fit into the
// time are left out later (spoken.ts).

import { phraseCounts } from '#dance/content/routine/notation.ts';
import { countSeconds, phraseSeconds } from '#dance/content/routine/routine.ts';
import { countWords, encouragements, sectionCalls } from '#dance/content/voice/words.ts';
import { danceAt } from '#dance/rules/routine/danced-at.ts';

/** The kind of words spoken in a dance: counts with the moves' first words, cue words with announcements, or nothing. */
export type SpokenMode = 'counts' | 'cues' | 'music';

export type Candidate = {
  /** Beat of the dancer's clock on which the word's vowel falls. */
  beat: number;
  word: string;
  /** The candidate's importance: of two words that overlap, the one with the larger weight is said. */
  weight: number;
};

/** The weights of the kinds of words. */
export const weights = { announcement: 5, number: 4, cue: 3, filler: 2, encouragement: 1 } as const;

/** The word for the count on `beat`; beats before the dance, which are negative, have a word too. */
export function countWord(beat: number): string {
  return countWords[((beat % 8) + 8) % 8] ?? 'one';
}

/** The speed up to which an 'and' is said between two numbers. At higher speeds it would disturb. */
const slow = 0.5;

/** Words that a version of the dance calls in place of the routine's words, which are the keys. */
export type Sayings = Readonly<Record<string, string>>;

/**
 * The candidates of the phrase with the number `phrase` (from 0) at the speed `rate`; none if nothing is danced in it.
 */
export function candidatesOf(phrase: number, mode: SpokenMode, rate: number, sayings: Sayings): Candidate[] {
  const { routine, start: begin, words } = danceAt(phrase * phraseSeconds);
  /** The beat of the clock on which the dance that has this phrase begins. */
  const first = Math.round(begin / countSeconds);
  const sectionAt = (index: number) => routine.phrases[index - first / phraseCounts]?.section;
  if (mode === 'music' || sectionAt(phrase) === undefined) return [];
  const start = phrase * phraseCounts;
  const cues = words.calls
    .map(({ beat, cue }) => ({
      beat: beat + first,
      word: sayings[cue] ?? cue,
      weight: weights.cue,
    }))
    .filter(({ beat }) => beat >= start && beat < start + phraseCounts);
  if (mode === 'cues') return [...cues, ...between(phrase, sectionAt)];
  return counted(start, cues, new Set(words.danced.map(({ beat }) => beat + first)), rate);
}

/**
 * The candidates with the counts on: a number on every count. Where a move begins on a one or five, its word replaces
 * the number, as a teacher would call it. At slow speeds an 'and' comes between two counts.
 */
function counted(
  start: number,
  cues: readonly Candidate[],
  begins: ReadonlySet<number>,
  rate: number,
): Candidate[] {
  const counts = Array.from({ length: phraseCounts }, (_, i) => {
    const beat = start + i;
    const cue = i % 4 === 0 && begins.has(beat) ? cues.find((called) => called.beat === beat) : undefined;
    return { beat, word: cue?.word ?? countWord(beat), weight: weights.number };
  });
  return [...counts, ...andsBehind(counts, rate)];
}

/** The 'and' after each count; none at a `rate` above `slow`. */
export function andsBehind(counts: readonly Candidate[], rate: number): Candidate[] {
  if (rate > slow) return [];
  return counts.map(({ beat }) => ({ beat: beat + 0.5, word: 'and', weight: weights.filler }));
}

/** The candidates between the cue words: the next section's announcement, and an encouragement in the third eight. */
function between(phrase: number, sectionAt: (phrase: number) => string | undefined): Candidate[] {
  const end = (phrase + 1) * phraseCounts;
  const [here, next] = [phrase, phrase + 1].map(sectionAt);
  const call = next !== undefined && next !== here ? sectionCalls[next] : undefined;
  const said: Candidate[] = [
    {
      beat: end - 11.5,
      word: encouragements[phrase % encouragements.length] ?? 'good',
      weight: weights.encouragement,
    },
  ];
  if (call) said.push({ beat: end, word: call, weight: weights.announcement });
  return said;
}

/** Whether the candidate announces the section that begins on its beat. An announcement has to end before that beat. */
export function isAnnouncement({ weight }: Candidate): boolean {
  return weight === weights.announcement;
}

/**
 * Returns the beat for the vowel of an announcement that takes `seconds`, so that the announcement ends before `beat`;
 * null if it would take more than eight counts.
 */
export function announcedAt(beat: number, seconds: number, rate: number): number | null {
  const counts = Math.ceil((seconds * rate) / countSeconds);
  return counts <= 8 ? beat - counts : null;
}
