// The learner's last known progress, kept on the device so that the lesson list works without a network. Each answer of
// the server replaces it.

import type { Progress } from '#course/api/progress.ts';
import { houseScoreId } from '#dance/rules/score/score-ids.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { ownStore } from '#platform/web/own-store.ts';
import { earlierCoverage, earlierPhrase } from '#player/rules/before-scores.ts';
import { type PhraseRecord, playedOnly } from '#player/rules/phrase-record.ts';

/** Keeps the progress, unless another person has signed in on this device meanwhile. */
export function rememberProgress(progress: Progress, person: string | undefined): void {
  if (person !== undefined && person === lastSignedIn()?.id)
    ownStore.write(person, 'known', 'progress', progress);
}

/** Returns the kept progress of the person last signed in on this device, or null. */
export function knownProgress(): Progress | null {
  const progress = ownStore.read(lastSignedIn()?.id ?? '', 'known', 'progress') as Progress | null;
  // Progress kept by an early version has no records of the dance, so it counts as unknown.
  return progress?.dance ? withPlayed(progress) : null;
}

/** Brings progress kept by an earlier version to today's shape. */
function withPlayed(progress: Progress): Progress {
  const { phrases, coverage } = progress.dance;
  const isOfScores = coverage === null || 'tempo' in coverage;
  if (isOfScores && phrases.every((phrase) => 'score' in phrase)) return progress;
  // Before dances had scores, a record named a phrase of the house routine by its number.
  const kept = phrases as unknown as (Omit<PhraseRecord, 'score' | 'phrase'> & { phrase: number })[];
  const called = kept.every((earlier) => 'played' in earlier);
  const records = kept.map((earlier): PhraseRecord => {
    const record = { ...earlier, score: houseScoreId, phrase: earlierPhrase(earlier.phrase) };
    return 'played' in earlier ? record : playedOnly(record);
  });
  return {
    ...progress,
    dance: { ...progress.dance, phrases: records, coverage: coverage && earlierCoverage(coverage, called) },
  };
}
