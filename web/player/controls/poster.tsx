import { Play } from 'lucide-react';
import { sourceOf } from '#rules/player/player-state.ts';
import { useReadCopy } from '#web/queries/copy.ts';
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
