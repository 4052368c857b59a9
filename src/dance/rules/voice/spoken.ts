// Plans the words of the voice at a speed. Words keep their length, so fewer of them fit into a faster dance.

import { phraseCounts } from '#dance/content/routine/notation.ts';
import { countSeconds } from '#dance/content/routine/routine.ts';
import {
  announcedAt,
  type Candidate,
  candidatesOf,
  countWord,
  isAnnouncement,
  type Sayings,
  type SpokenMode,
} from './candidates.ts';
import type { Clip } from './clip.ts';
import { clipsFor, spanOfClips } from './clips-for.ts';

/** A word in the dance, or the click on a count whose word has no clip or does not fit into the time. */
export type Spoken = {
  /** Beat of the dancer's clock on which the word's vowel falls. */
  beat: number;
  /** The word; null for a click. */
  word: string | null;
  /** Seconds from the vowel's beginning to the moment at which the word ends; 0 for a click. */
  until: number;
};

export type Clips = Readonly<Record<string, Clip>>;

export type Speech = {
  mode: SpokenMode;
  rate: number;
  /** The voice's clips; null while the voice is missing. */
  clips: Clips | null;
  /** Words of the danced version that replace words of the routine. */
  sayings?: Sayings;
  /**
   * Returns the word that is called in place of a word of the routine: the operator's own word, or the word in another
   * language. Without this function the routine's words are called.
   */
  called?: ((word: string) => string) | undefined;
};

/** The share of a word's time after the beginning of its vowel that the next word may cut off. */
const mayCut = 0.3;
/** Seconds of quiet before a word, so that its beginning is heard. */
const breath = 0.04;

export type Placed = Candidate & { lead: number; tail: number };

/** The words said from beat `from` up to, but not including, `to`, in order. */
export function spokenBetween(from: number, to: number, speech: Speech): Spoken[] {
  const first = Math.max(0, Math.floor(from / phraseCounts));
  const spoken: Spoken[] = [];
  for (let phrase = first; phrase * phraseCounts < to; phrase++) {
    spoken.push(...phraseSpoken(phrase, speech).filter(({ beat }) => beat >= from && beat < to));
  }
  return spoken;
}

/** The count-in: the last `beats` counts before `beat`; '5, 6, 7, 8' if `beats` is 4. */
export function countInBefore(beat: number, beats: number, speech: Speech): Spoken[] {
  return countIn(beat, beats, spokenBetween(beat, beat + 1, speech), speech);
}

/** The count-in of `beats` counts before `beat`, where the words `next` begin. */
export function countIn(beat: number, beats: number, next: readonly Spoken[], speech: Speech): Spoken[] {
  const { mode, rate, clips } = speech;
  const numbers = Array.from({ length: beats }, (_, i) => ({
    beat: beat - beats + i,
    word: countWord(8 - beats + i),
    weight: 0,
  }));
  // The count-in must leave enough time for the dance's first word.
  const [first] = next.flatMap(({ beat, word }) =>
    word === null ? [] : place({ beat, word, weight: 0 }, { rate, clips }),
  );
  const said = mode === 'music' ? [] : fitted(numbers, first ? [first] : [], speech);
  return numbers.map(({ beat }) => said.find((one) => one.beat === beat) ?? silentCount(beat));
}

let kept: { speech: Speech; phrases: Map<number, Spoken[]> } | undefined;

function phraseSpoken(phrase: number, speech: Speech): Spoken[] {
  const same =
    kept?.speech.mode === speech.mode &&
    kept.speech.called === speech.called &&
    kept.speech.rate === speech.rate &&
    kept.speech.clips === speech.clips &&
    kept.speech.sayings === speech.sayings;
  if (!kept || !same) kept = { speech, phrases: new Map() };
  let said = kept.phrases.get(phrase);
  if (!said) {
    said = planned(phrase, speech);
    kept.phrases.set(phrase, said);
  }
  return said;
}

function planned(phrase: number, speech: Speech): Spoken[] {
  const { mode, rate, sayings = {} } = speech;
  // The first word of the next phrase is always spoken, so the words before it must leave enough time for it.
  const next = candidatesOf(phrase + 1, mode, rate, sayings).filter(
    ({ beat }) => beat === (phrase + 1) * phraseCounts,
  );
  const first = next.flatMap((one) => place(one, speech)).slice(0, 1);
  return fitted(candidatesOf(phrase, mode, rate, sayings), first, speech);
}

/**
 * The words of `wanted` that fit before the words `next`, and the clicks of counts without a word. The words `next` are
 * said in any case, and are not returned.
 */
export function fitted(wanted: readonly Candidate[], next: readonly Placed[], speech: Speech): Spoken[] {
  const { rate } = speech;
  const placed: Placed[] = [];
  const inOrder = wanted.flatMap((one) => place(one, speech)).sort(moreImportant);
  for (const one of inOrder)
    if ([...next, ...placed].every((other) => haveRoom(one, other, rate))) placed.push(one);
  const silent = wanted
    .filter((one) => isCounted(one) && !placed.some(({ beat }) => beat === one.beat))
    .map(({ beat }) => silentCount(beat));
  const begin = [...next, ...placed, ...silent.map(({ beat }) => ({ beat, lead: 0 }))];
  const words = placed.map((one) => ({ beat: one.beat, word: one.word, until: untilNext(one, begin, rate) }));
  return [...words, ...silent].sort((a, b) => a.beat - b.beat);
}

/**
 * The candidate with its called word and the seconds that the word takes before and after its beat; empty if the voice
 * has no clip of the word, or if an announcement would take too long.
 */
export function place(candidate: Candidate, { clips, rate, called }: Omit<Speech, 'mode'>): Placed[] {
  const word = called?.(candidate.word) ?? candidate.word;
  const said = clipsFor(word, clips ?? {});
  if (!said) return [];
  const placed = { ...candidate, word, ...spanOfClips(said) };
  if (!isAnnouncement(candidate)) return [placed];
  const beat = announcedAt(candidate.beat, placed.tail + 0.1, rate);
  return beat === null ? [] : [{ ...placed, beat }];
}

function haveRoom(one: Placed, other: Placed, rate: number): boolean {
  const [first, second] = one.beat < other.beat ? [one, other] : [other, one];
  const room = secondsBetween(first, second, rate) - second.lead;
  return room >= (isAnnouncement(first) ? first.tail : first.tail * (1 - mayCut));
}

/**
 * Seconds that a word may sound after its beat: until `breath` seconds before the next word or click. A next sound that
 * would cut off more than the share `mayCut` of the word is ignored.
 */
function untilNext(one: Placed, begin: readonly Pick<Placed, 'beat' | 'lead'>[], rate: number): number {
  const least = one.tail * (1 - mayCut);
  const rooms = begin
    .map((next) => secondsBetween(one, next, rate) - next.lead)
    .filter((room) => room >= least);
  return Math.min(one.tail, ...rooms.map((room) => Math.max(least, room - breath)));
}

const secondsBetween = (one: Pick<Candidate, 'beat'>, other: Pick<Candidate, 'beat'>, rate: number) =>
  ((other.beat - one.beat) * countSeconds) / rate;

/**
 * Orders candidates by weight, the largest first. Candidates of equal weight follow the strength of their counts in an
 * eight: 1, then 5, then 3 and 7, then the even counts.
 */
function moreImportant(a: Candidate, b: Candidate): number {
  return b.weight - a.weight || strength(b.beat) - strength(a.beat) || a.beat - b.beat;
}

function strength(beat: number): number {
  return [8, 4, 2, 1].find((every) => beat % every === 0) ?? 0;
}

/** Whether a click replaces the candidate if it is not said: true for words on counts, false for announcements. */
const isCounted = (one: Candidate) => Number.isInteger(one.beat) && !isAnnouncement(one);

const silentCount = (beat: number): Spoken => ({ beat, word: null, until: 0 });
