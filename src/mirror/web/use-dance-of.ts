import { useEffect, useState } from 'react';
import { countSeconds } from '#dance/content/routine/routine.ts';
import type { VersionName } from '#dance/content/routine/version-names.ts';
import { isDanceable } from '#dance/rules/compose/stretches.ts';
import { type Dance, houseDance } from '#dance/rules/routine/dance.ts';
import { countsIn } from '#dance/rules/score/mapping.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { houseScoreId } from '#dance/rules/score/score-ids.ts';
import { dancedSecond } from '#player/rules/danced-second.ts';
import type { ShownScore } from '#player/rules/medium-source.ts';
import { type PlayerState, sourceOf } from '#player/rules/player-state.ts';
import { usePlayerState } from '#player/web/use-player.ts';
import type { StoredTake } from './take-store.ts';

/** The dance beside a take: its poses by seconds of the medium, and the seconds that a count takes there. */
export type TakeDance = Pick<Dance, 'poseAt'> & { countSeconds: number };

/**
 * Returns the key of a take's dance: the house routine, an operator's dance in its current form, or the step whose
 * video is shown.
 */
export function danceKey(state: PlayerState): string {
  const source = sourceOf(state);
  if (source?.kind !== 'dancer') return state.scene?.id ?? '';
  return source.own ? source.key : 'dance';
}

/**
 * Returns the dance to compare a take with, in the take's version. Returns null until the dance is loaded, and beside
 * a medium whose dance the house dancer does not know.
 */
export function useDanceOf(take: StoredTake): TakeDance | null {
  const source = usePlayerState(sourceOf);
  const isShown = usePlayerState((state) => danceKey(state) === take.of);
  const [fetched, setFetched] = useState<TakeDance | null>(null);

  useEffect(() => {
    let current = true;
    const shown = isShown ? (source?.shows.find(({ score }) => isKnown(score)) ?? null) : null;
    const version = source?.kind === 'dancer' ? take.version : 'full';
    // If the dance can't be loaded, the take has no outline and no curve.
    const making = take.of === 'dance' ? houseIn(version) : shown && beside(shown, take, version);
    making?.then(
      (dance) => current && setFetched(dance),
      () => undefined,
    );
    return () => {
      current = false;
      setFetched(null);
    };
  }, [take, source, isShown]);

  return fetched;
}

const isKnown = (score: Score) => score.id === houseScoreId || isDanceable(score);

async function houseIn(version: VersionName): Promise<TakeDance> {
  if (version === 'full') return { poseAt: houseDance.poseAt, countSeconds };
  const { danceIn } = await import('#dance/rules/routine/versions/dance-in.ts');
  return { poseAt: danceIn(version).poseAt, countSeconds };
}

async function beside(
  shown: ShownScore,
  { segment }: StoredTake,
  version: VersionName,
): Promise<TakeDance | null> {
  const counts = countsIn(shown.mapping, segment);
  if (!counts || counts.end <= counts.start) return null;
  const isHouse = shown.score.id === houseScoreId;
  const { poseAt } = isHouse
    ? await houseIn(version)
    : (await import('#dance/rules/compose/compose.ts')).composedDance(shown.score, version);
  return {
    poseAt: (second) => poseAt(dancedSecond(shown, second)),
    countSeconds: (segment.end - segment.start) / (counts.end - counts.start),
  };
}
