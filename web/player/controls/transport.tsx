import { Pause, Play, Repeat, RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import { isActive } from '#rules/player/player-state.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** The buttons one needs without looking. */
export function Transport() {
  const text = useReadCopy();
  const player = usePlayer();
  const active = usePlayerState(isActive);
  const loopEnabled = usePlayerState((state) => state.settings.loopEnabled);
  const repeats = usePlayerState((state) => state.scene?.repeats !== false);
  return (
    <fieldset className="transport" aria-label={text('player_transport')}>
      <button
        type="button"
        className="transport-button"
        aria-label={text('player_restart')}
        onClick={() => player.send({ type: 'restart' })}
      >
        <RotateCcw aria-hidden="true" />
      </button>
      <button
        type="button"
        className="transport-button"
        aria-label={text('player_back')}
        onClick={() => player.send({ type: 'skip', by: -5 })}
      >
        <SkipBack aria-hidden="true" />
        <span aria-hidden="true">5</span>
      </button>
      <button
        type="button"
        className="transport-button transport-play"
        aria-label={text(active ? 'player_pause' : 'player_play')}
        onClick={() => player.send({ type: active ? 'pause' : 'play' })}
      >
        {active ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <button
        type="button"
        className="transport-button"
        aria-label={text('player_forward')}
        onClick={() => player.send({ type: 'skip', by: 5 })}
      >
        <SkipForward aria-hidden="true" />
        <span aria-hidden="true">5</span>
      </button>
      {repeats && (
        <button
          type="button"
          className="transport-button transport-loop"
          aria-pressed={loopEnabled}
          onClick={() => player.send({ type: 'toggleLoop' })}
        >
          <Repeat aria-hidden="true" />
          <span>{text(loopEnabled ? 'player_loop_on' : 'player_loop_off')}</span>
        </button>
      )}
    </fieldset>
  );
}
