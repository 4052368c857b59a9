// The learner's last known progress, kept on the device so that the lesson list still knows the way where there is no
// network. The server's word replaces it whenever there is one.

import type { Progress } from '#course/api/progress.ts';
import { learntCoverage } from '#course/rules/plan/learnt-coverage.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { ownStore } from '#platform/web/own-store.ts';
import { playedOnly } from '#player/rules/phrase-record.ts';

/** Where this person is no longer the one last signed in here, nothing is kept. */
export function rememberProgress(progress: Progress, person: string | undefined): void {
  if (person !== undefined && person === lastSignedIn()?.id)
    ownStore.write(person, 'known', 'progress', progress);
}

/** What was last known about the person last signed in here, or null. */
export function knownProgress(): Progress | null {
  const progress = ownStore.read(lastSignedIn()?.id ?? '', 'known', 'progress') as Progress | null;
  // What an earlier version kept says nothing about the dance: better unknown than half known.
  return progress?.dance ? withPlayed(progress) : null;
}

/** Also where an earlier version kept it, which counted as clean what was played through. */
function withPlayed(progress: Progress): Progress {
  const { phrases, coverage } = progress.dance;
  if (!phrases.some((phrase) => !('played' in phrase))) return progress;
  const played = phrases.map((phrase) => ('played' in phrase ? phrase : playedOnly(phrase)));
  return {
    ...progress,
    dance: { ...progress.dance, phrases: played, coverage: coverage && learntCoverage(played) },
  };
}
