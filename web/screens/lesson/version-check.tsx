import { versions } from '#content/routine/versions.ts';
import { timelineIn } from '#rules/player/player-state.ts';
import { usePlayerState } from '#web/player/use-player.ts';

/** How the zombie check is meant in the version that is danced; nothing in the one that it is written for. */
export function VersionCheck() {
  const version = usePlayerState((state) => state.extras.version);
  const dances = usePlayerState((state) => timelineIn(state) === 'dance');
  const { check } = versions[version];
  return dances && check !== '' ? <p className="box">{check}</p> : null;
}
