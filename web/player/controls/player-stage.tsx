import { Play } from 'lucide-react';
import { useCallback } from 'react';
import { isActive, type PlayerState, sourceOf } from '#rules/player/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { Poster } from './poster.tsx';

/** The picture. Nothing is ever laid over a video service's frame; our own media can be tapped like any player. */
export function PlayerStage() {
  const player = usePlayer();
  const kind = usePlayerState((state) => sourceOf(state)?.kind ?? 'none');
  const phase = usePlayerState((state) => state.phase);
  const active = usePlayerState(isActive);
  const host = useCallback((element: HTMLDivElement | null) => player.attach(element), [player]);

  return (
    <div className="stage" data-kind={kind}>
      <div className="stage-host" ref={host} />
      {phase === 'poster' && <Poster />}
      {kind !== 'youtube' && phase !== 'poster' && (
        <button
          type="button"
          className="stage-tap"
          tabIndex={-1}
          aria-hidden="true"
          data-shows={showsPlay(phase)}
          onClick={() => player.send({ type: active ? 'pause' : 'play' })}
        >
          <span className="stage-tap-sign">
            <Play aria-hidden="true" />
          </span>
        </button>
      )}
    </div>
  );
}

function showsPlay(phase: PlayerState['phase']): boolean {
  return phase === 'paused' || phase === 'ended' || phase === 'blocked';
}
