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
  /** Times it was played through: danced from its start to its end. */
  played: number;
  /** The fastest speed at which it was played through; null before the first time. */
  played_rate: number | null;
  /** Times each of its eights was played through, alone or within more. */
  eights: number[];
  /** Times the join that leads into it from the phrase before was played through. */
  joined: number;
  /** Times its zombie check was danced. */
  checks: number;
  /** Times the learner called the whole phrase clean. */
  clean: number;
  /** The fastest speed at which the learner called it clean; null before the first time. */
  clean_rate: number | null;
  /** Times the learner called each of its eights clean, alone or within more. */
  clean_eights: number[];
  /** Times the learner called the join that leads into it clean. */
  clean_joined: number;
  /** Answers 'again' since the learner called the whole phrase clean. */
  again: number;
  /** When it was practised last, a UTC instant in ISO 8601. */
  practised_at: string | null;
};

/** A phrase that was never practised. */
export function emptyRecord(phrase: number): PhraseRecord {
  return {
    phrase,
    danced: 0,
    played: 0,
    played_rate: null,
    eights: Array(eightCount).fill(0),
    joined: 0,
    checks: 0,
    clean: 0,
    clean_rate: null,
    clean_eights: Array(eightCount).fill(0),
    clean_joined: 0,
    again: 0,
    practised_at: null,
  };
}

/** The phrase of a record from before the learner's word was asked for: what it calls clean was played through. */
export function playedOnly(
  earlier: Omit<PhraseRecord, 'played' | 'played_rate' | 'clean_eights' | 'clean_joined'>,
): PhraseRecord {
  const { clean: played, clean_rate: played_rate } = earlier;
  return { ...emptyRecord(earlier.phrase), ...earlier, played, played_rate, clean: 0, clean_rate: null };
}

/** Each eight of these phrases, and how often it was played through, or called clean. */
export function eightsOf(
  records: readonly PhraseRecord[],
  counted: 'eights' | 'clean_eights' = 'eights',
): { range: Range; times: number }[] {
  return records.flatMap((record) =>
    record[counted].map((times, index) => ({ range: eightRange(record.phrase, index + 1), times })),
  );
}

/** The slowest of the speeds at which these phrases were called clean, and played through; null while one never was. */
export function slowestOf(records: readonly PhraseRecord[]): { clean: number | null; played: number | null } {
  const slowest = (rates: (number | null)[]) => Math.min(...rates.map((rate) => rate ?? 0)) || null;
  return {
    clean: slowest(records.map(({ clean_rate }) => clean_rate)),
    played: slowest(records.map(({ played_rate }) => played_rate)),
  };
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
  const whole = isWithin(phrasesRange(phrase), repetition) ? 1 : 0;
  const joined = phrase > 1 && isWithin(joinRange(phrase - 1), repetition) ? 1 : 0;
  const eightsAfter = (eights: readonly number[]) =>
    eights.map((times, index) => times + (isWithin(eightRange(phrase, index + 1), repetition) ? 1 : 0));
  const practised_at = record.practised_at !== null && record.practised_at > at ? record.practised_at : at;
  const seen = { ...record, practised_at };
  const danced = record.danced + whole;
  switch (answer) {
    case 'watched':
      return { ...seen, danced };
    case 'again':
      return { ...seen, danced, again: record.again + whole };
    case 'called_again':
      return { ...seen, again: record.again + whole };
    case 'called_clean':
      return {
        ...seen,
        clean: record.clean + whole,
        clean_rate: whole ? Math.max(rate, record.clean_rate ?? 0) : record.clean_rate,
        clean_eights: eightsAfter(record.clean_eights),
        clean_joined: record.clean_joined + joined,
        again: whole ? 0 : record.again,
      };
    case 'played':
    case 'checked':
    case 'clean':
      return {
        ...seen,
        danced,
        played: record.played + whole,
        played_rate: whole ? Math.max(rate, record.played_rate ?? 0) : record.played_rate,
        eights: eightsAfter(record.eights),
        joined: record.joined + joined,
        checks: record.checks + (answer === 'checked' ? whole : 0),
      };
  }
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
