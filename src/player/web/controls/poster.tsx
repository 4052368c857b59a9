import { Play } from 'lucide-react';
import { useReadCopy } from '#platform/web/queries/copy.ts';
import { sourceOf } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** What stands in a video service's place until the learner presses play. */
export function Poster() {
  const text = useReadCopy();
  const player = usePlayer();
  const host = usePlayerState((state) => sourceOf(state)?.host?.name);
  return (
    <div className="poster">
      <button type="button" className="poster-play" onClick={() => player.send({ type: 'play' })}>
        <Play />
        <span>{text('player_poster_play')}</span>
      </button>
      <p className="poster-note">{text('player_poster_note', { host: host ?? '' })}</p>
    </div>
  );
}
