import { countSeconds } from '#dance/content/routine/routine.ts';
import { CueList } from '../../dancer/cue-list.tsx';
import { usePlayer, usePlayerState } from '../../use-player.ts';
import { useVersion } from '../use-version-words.ts';

/** The dance in words, for those who cannot see the picture or do not look at it: the whole phrase, count by count. */
export function CueSheet() {
  const player = usePlayer();
  usePlayerState(() => Math.floor(player.position() / countSeconds + 1e-6));
  return <CueList time={player.position()} words={useVersion()?.words} />;
}
