// What a learner has done with one phrase of the routine, and what one more repetition makes of it. The server keeps these
// records; pages add what they have not sent yet. The phrase's number names what was danced, whatever lesson or medium
// led there (docs/decisions/023-phrase-records.md).

import type { Range } from '#player/rules/range.ts';
import { eightCount, eightRange, isWithin, joinRange, phraseCount, phrasesRange } from './pieces.ts';
import type { Repetition } from './repetition.ts';

export type PhraseRecord = {
  /** 1 to 24. */
  phrase: number;
  /** Times it was watched or danced to its end. */
  danced: number;
  /** Clean repetitions of the whole phrase. */
  clean: number;
  /** The fastest speed at which it was clean; null before the first time. */
  clean_rate: number | null;
  /** Answers 'again' since the last clean repetition of the whole phrase. */
  again: number;
  /** Clean repetitions of each of its eights, alone or within more. */
  eights: number[];
  /** Clean repetitions of the join that leads into it from the phrase before. */
  joined: number;
  /** Times its zombie check was danced. */
  checks: number;
  /** When it was practised last, a UTC instant in ISO 8601. */
  practised_at: string | null;
};

/** A phrase that was never practised. */
export function emptyRecord(phrase: number): PhraseRecord {
  return {
    phrase,
    danced: 0,
    clean: 0,
    clean_rate: null,
    again: 0,
    eights: Array(eightCount).fill(0),
    joined: 0,
    checks: 0,
    practised_at: null,
  };
}

/** Each eight of these phrases, and its clean repetitions. */
export function eightsOf(records: readonly PhraseRecord[]): { range: Range; times: number }[] {
  return records.flatMap(({ phrase, eights }) =>
    eights.map((times, index) => ({ range: eightRange(phrase, index + 1), times })),
  );
}

/** The phrases that a repetition says something about. */
export function touchedPhrases({ start, end }: Range): number[] {
  return allPhrases.filter((phrase) => {
    const own = phrasesRange(phrase);
    return own.start < end - 0.1 && own.end > start + 0.1;
  });
}

/** The record of one phrase after a repetition that touches it, at `at` (ISO 8601). Time never runs backwards in it. */
export function recorded(record: PhraseRecord, repetition: Repetition, at: string): PhraseRecord {
  const { phrase } = record;
  const { answer, rate } = repetition;
  const whole = isWithin(phrasesRange(phrase), repetition);
  const joined = phrase > 1 && isWithin(joinRange(phrase - 1), repetition);
  const practised_at = record.practised_at !== null && record.practised_at > at ? record.practised_at : at;
  const seen = { ...record, practised_at, danced: record.danced + (whole ? 1 : 0) };
  if (answer === 'watched') return seen;
  if (answer === 'again') return whole ? { ...seen, again: record.again + 1 } : seen;
  const eights = record.eights.map(
    (times, index) => times + (isWithin(eightRange(phrase, index + 1), repetition) ? 1 : 0),
  );
  const clean = { ...seen, eights, joined: record.joined + (joined ? 1 : 0) };
  if (!whole) return clean;
  return {
    ...clean,
    clean: record.clean + 1,
    clean_rate: Math.max(rate, record.clean_rate ?? 0),
    again: 0,
    checks: record.checks + (answer === 'checked' ? 1 : 0),
  };
}

/** The records by phrase after repetitions in their order; phrases without a record begin with an empty one. */
export function withRepetitions(
  records: readonly PhraseRecord[],
  repetitions: readonly (Repetition & { at: string })[],
): PhraseRecord[] {
  const after = new Map(records.map((record) => [record.phrase, record]));
  for (const { at, ...repetition } of repetitions)
    for (const phrase of touchedPhrases(repetition))
      after.set(phrase, recorded(after.get(phrase) ?? emptyRecord(phrase), repetition, at));
  return [...after.values()].toSorted((a, b) => a.phrase - b.phrase);
}

const allPhrases = Array.from({ length: phraseCount }, (_, index) => index + 1);
