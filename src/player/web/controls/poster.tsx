import { Play } from 'lucide-react';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { sourceOf } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** What stands in a video service's place until the learner presses play. */
export function Poster() {
  const text = useText();
  const player = usePlayer();
  const host = usePlayerState((state) => sourceOf(state)?.host?.name);
  return (
    <div className="poster">
      <Button look="bone" size="large" onClick={() => player.send({ type: 'play' })}>
        <Play />
        <span>{text('player_poster_play')}</span>
      </Button>
      <p className="poster-note">{text('player_poster_note', { host: host ?? '' })}</p>
    </div>
  );
}
