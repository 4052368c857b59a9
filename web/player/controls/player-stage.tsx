import { Play } from 'lucide-react';
import { useCallback } from 'react';
import { isActive, type Phase, sourceOf } from '#rules/player/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { Poster } from './poster.tsx';

/** The picture. Nothing is ever laid over a video service's frame; our own media can be tapped like any player. */
export function PlayerStage() {
  const player = usePlayer();
  const source = usePlayerState(sourceOf);
  const phase = usePlayerState((state) => state.phase.name);
  const active = usePlayerState(isActive);
  const host = useCallback((element: HTMLDivElement | null) => player.attach(element), [player]);

  return (
    <div className="stage" data-kind={source?.kind ?? 'none'}>
      <div className="stage-host" ref={host} />
      {phase === 'poster' && <Poster />}
      {source?.can.mayBeCovered !== false && phase !== 'poster' && (
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

function showsPlay(phase: Phase['name']): boolean {
  return phase === 'paused' || phase === 'ended' || phase === 'blocked';
}
