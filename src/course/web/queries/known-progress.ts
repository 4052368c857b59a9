// The learner's last known progress, kept on the device so that the lesson list still knows the way where there is no
// network. The server's word replaces it whenever there is one.

import type { Progress } from '#course/api/progress.ts';
import { houseScoreId } from '#dance/rules/score/score-ids.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { ownStore } from '#platform/web/own-store.ts';
import { earlierCoverage, earlierPhrase } from '#player/rules/before-scores.ts';
import { type PhraseRecord, playedOnly } from '#player/rules/phrase-record.ts';

/** Where this person is no longer the one last signed in here, nothing is kept. */
export function rememberProgress(progress: Progress, person: string | undefined): void {
  if (person !== undefined && person === lastSignedIn()?.id)
    ownStore.write(person, 'known', 'progress', progress);
}

/** The progress that was last known of the person last signed in here, or null. */
export function knownProgress(): Progress | null {
  const progress = ownStore.read(lastSignedIn()?.id ?? '', 'known', 'progress') as Progress | null;
  // A value of an earlier version says nothing about the dance: better unknown than half known.
  return progress?.dance ? withPlayed(progress) : null;
}

/** Also where an earlier version kept it. */
function withPlayed(progress: Progress): Progress {
  const { phrases, coverage } = progress.dance;
  const isOfScores = coverage === null || 'tempo' in coverage;
  if (isOfScores && phrases.every((phrase) => 'score' in phrase)) return progress;
  // Before there were scores a record named a phrase of the house routine by its number.
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
