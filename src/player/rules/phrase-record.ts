// A record is what a learner has done with one phrase of a score; each further repetition changes the record. The
// server keeps these records; pages add repetitions that they have not sent yet. A record belongs to a phrase's
// id, whatever lesson or medium the learner danced the phrase in (docs/decisions/023-phrase-records.md).

import type { Score } from '#dance/rules/score/score.ts';
import type { PhrasePart, Repetition } from './repetition.ts';

export type PhraseRecord = {
  /** The ids of the score and of the phrase in it. */
  score: string;
  phrase: string;
  /** Times the whole phrase was watched or danced. */
  danced: number;
  /** Times the phrase was played through: danced from its start to its end. */
  played: number;
  /** The fastest speed at which the phrase was played through; null before the first time. */
  played_rate: number | null;
  /** Times each eight of the phrase was played through, alone or within a longer stretch. */
  eights: number[];
  /** Times the join from the phrase before into this one was played through. */
  joined: number;
  /** Times the zombie check was danced with this phrase. */
  checks: number;
  /** Times the learner called the whole phrase clean. */
  clean: number;
  /** The fastest speed at which the learner called the phrase clean; null before the first time. */
  clean_rate: number | null;
  /** Times the learner called each eight of the phrase clean, alone or within a longer stretch. */
  clean_eights: number[];
  /** Times the learner called the join from the phrase before clean. */
  clean_joined: number;
  /** Answers 'again' since the learner last called the whole phrase clean. */
  again: number;
  /** The time of the last practice, a UTC instant in ISO 8601; null if the phrase was never practised. */
  practised_at: string | null;
};

/** Counts of an eight. */
const eightCounts = 8;

/** The record of a phrase of `counts` counts that was never practised. */
export function emptyRecord(score: string, phrase: string, counts: number): PhraseRecord {
  const none = Array(Math.ceil(counts / eightCounts)).fill(0);
  return {
    score,
    phrase,
    danced: 0,
    played: 0,
    played_rate: null,
    eights: none,
    joined: 0,
    checks: 0,
    clean: 0,
    clean_rate: null,
    clean_eights: none,
    clean_joined: 0,
    again: 0,
    practised_at: null,
  };
}

/** A record for each phrase of a score, in the score's order. Records of other phrases are left out. */
export function recordsOf(score: Score, records: readonly PhraseRecord[]): PhraseRecord[] {
  const own = records.filter((record) => record.score === score.id);
  const byId = new Map(own.map((record) => [record.phrase, record]));
  return score.phrases.map(({ id, counts }) => {
    const empty = emptyRecord(score.id, id, counts);
    const record = byId.get(id);
    // The phrase's length, and so the number of its eights, may have changed since the record was stored.
    const eights = (times: readonly number[]) => empty.eights.map((none, index) => times[index] ?? none);
    return record
      ? { ...record, eights: eights(record.eights), clean_eights: eights(record.clean_eights) }
      : empty;
  });
}

/**
 * Turns a record from the time before learners were asked how a repetition went into today's form: the
 * repetitions that it calls clean were only played through.
 */
export function playedOnly(
  earlier: Omit<PhraseRecord, 'played' | 'played_rate' | 'clean_eights' | 'clean_joined'>,
): PhraseRecord {
  const { clean: played, clean_rate: played_rate, score, phrase, eights } = earlier;
  const empty = emptyRecord(score, phrase, eights.length * eightCounts);
  return { ...empty, ...earlier, played, played_rate, clean: 0, clean_rate: null };
}

/**
 * The slowest of these phrases' clean speeds, and the slowest of their played speeds; null while one of the
 * phrases has no such speed.
 */
export function slowestOf(records: readonly PhraseRecord[]): { clean: number | null; played: number | null } {
  const slowest = (rates: (number | null)[]) => Math.min(...rates.map((rate) => rate ?? 0)) || null;
  return {
    clean: slowest(records.map(({ clean_rate }) => clean_rate)),
    played: slowest(records.map(({ played_rate }) => played_rate)),
  };
}

/**
 * The record of the phrase in part number `index` after a repetition at `at` (ISO 8601). `practised_at` never
 * gets earlier.
 */
export function recorded(
  record: PhraseRecord,
  { parts, answer, rate }: Repetition,
  index: number,
  at: string,
): PhraseRecord {
  const part = parts[index];
  if (!part) return record;
  const whole = isWhole(part) ? 1 : 0;
  const joined = isJoined(parts[index - 1], part) ? 1 : 0;
  const eightsAfter = (eights: readonly number[]) =>
    // A page that was loaded before the phrase became longer knows fewer eights.
    Array.from({ length: Math.max(eights.length, Math.ceil(part.counts / eightCounts)) }).map(
      (_, eight) => (eights[eight] ?? 0) + (holdsEight(part, eight) ? 1 : 0),
    );
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

/** The records after repetitions in their order; phrases without a record begin with an empty one. */
export function withRepetitions(
  records: readonly PhraseRecord[],
  repetitions: readonly (Repetition & { at: string })[],
): PhraseRecord[] {
  const keyOf = (record: Pick<PhraseRecord, 'score' | 'phrase'>) =>
    JSON.stringify([record.score, record.phrase]);
  const after = new Map(records.map((record) => [keyOf(record), record]));
  for (const { at, ...repetition } of repetitions)
    for (const [index, { phrase, counts }] of repetition.parts.entries()) {
      const key = keyOf({ score: repetition.score, phrase });
      const before = after.get(key) ?? emptyRecord(repetition.score, phrase, counts);
      after.set(key, recorded(before, repetition, index, at));
    }
  return [...after.values()];
}

function isWhole({ counts, from, to }: PhrasePart): boolean {
  return from <= 0 && to >= counts;
}

function holdsEight({ counts, from, to }: PhrasePart, eight: number): boolean {
  const first = eight * eightCounts;
  return first < counts && from <= first && to >= Math.min(counts, first + eightCounts);
}

/**
 * Whether both the last eight of `before` and the first eight of `part` were danced; `before` is the part of
 * the phrase before.
 */
function isJoined(before: PhrasePart | undefined, part: PhrasePart): boolean {
  return (
    before !== undefined &&
    holdsEight(before, Math.ceil(before.counts / eightCounts) - 1) &&
    before.to >= before.counts &&
    holdsEight(part, 0)
  );
}
