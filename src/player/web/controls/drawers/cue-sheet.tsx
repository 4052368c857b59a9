import { sourceOf } from '#player/rules/player-state.ts';
import { placeShown } from '#player/rules/shown-counts.ts';
import { CueList } from '../../dancer/cue-list.tsx';
import { usePlayer, usePlayerState } from '../../use-player.ts';
import { useVersion } from '../use-version-words.ts';

/**
 * The dance in words, count by count, for people who cannot see the picture or do not look at it. It shows the
 * present phrase.
 */
export function CueSheet() {
  const player = usePlayer();
  const version = useVersion();
  const look = () => placeShown(sourceOf(player.getState()), player.position());
  usePlayerState(() => Math.floor((look()?.place ?? -1) + 1e-6));
  const now = look();
  return now && <CueList {...now} words={version?.words} />;
}
