import { Play } from 'lucide-react';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { chipClass } from '#platform/web/ui/chip.tsx';
import { sourceOf } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** The picture in the place of a video service's frame until the learner presses play. */
export function Poster() {
  const player = usePlayer();
  const host = usePlayerState((state) => sourceOf(state)?.host?.name);
  return <PosterPicture host={host ?? ''} onPlay={() => player.send({ type: 'play' })} />;
}

/**
 * The poster of any stage: a play button, and the name of the host, which gets a request only after a press on
 * the button.
 */
export function PosterPicture({ host, onPlay }: { host: string; onPlay: () => void }) {
  const text = useText();
  return (
    <div className="poster">
      <Button look="bone" size="large" onClick={onPlay}>
        <Play />
        <span>{text('player_poster_play')}</span>
      </Button>
      <p className={chipClass('night', 'poster-note')}>{text('player_poster_note', { host })}</p>
    </div>
  );
}
