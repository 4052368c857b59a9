import {
  FlipHorizontal2,
  Gauge,
  Maximize,
  Minimize,
  Pause,
  Play,
  Repeat,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useReadCopy } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { isActive, type PlayerState, shownRange, sourceOf } from '#player/rules/player-state.ts';
import type { Loop } from '#player/rules/practice.ts';
import { shownSide, sideName } from '#player/rules/side.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { clockText } from './clock-text.ts';
import { SpeedRates } from './speed-control.tsx';
import { type Panel, panelId } from './stage-panel.tsx';

type StageRowProps = {
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  full: boolean;
  onFull: () => void;
  /** Buttons of the page's own. */
  children?: ReactNode;
};

/** What is done to the stage, in one row that stays with it: play, loop, speed, side, sound, the whole screen. */
export function StageRow({ panel, onPanel, full, onFull, children }: StageRowProps) {
  const text = useReadCopy();
  const player = usePlayer();
  const active = usePlayerState(isActive);
  const rate = usePlayerState((state) => state.rate);
  const sound = usePlayerState((state) => state.extras.sound);
  const side = usePlayerState((state) => {
    const can = sourceOf(state)?.can;
    return can ? sideName(shownSide(state.extras, can), can) : 'day';
  });
  const opens = (name: Panel) => ({
    'aria-expanded': panel === name,
    'aria-controls': panelId,
    onClick: () => onPanel(panel === name ? null : name),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || panel !== name) return;
      event.stopPropagation();
      onPanel(null);
    },
  });

  return (
    <fieldset className="stage-row" aria-label={text('player_transport')}>
      <RowButton
        className="row-play"
        label={text(active ? 'player_pause' : 'player_play')}
        onClick={() => player.send({ type: active ? 'pause' : 'play' })}
      >
        {active ? <Pause /> : <Play />}
      </RowButton>
      <LoopButton />
      <SpeedRates inRow />
      <RowButton className="row-speed" label={text('player_speed_now', { rate })} {...opens('speed')}>
        <Gauge />
        <span>{text('player_speed_short', { rate })}</span>
      </RowButton>
      <RowButton label={`${text('player_side')}: ${text(`player_side_${side}`)}`} {...opens('side')}>
        <FlipHorizontal2 />
        <span>{text(`player_side_${side}`)}</span>
      </RowButton>
      <RowButton label={text('player_sound')} {...opens('sound')}>
        {sound ? <Volume2 /> : <VolumeX />}
        <span>{text('player_sound')}</span>
      </RowButton>
      {children}
      <RowButton label={text('player_fullscreen_label')} aria-pressed={full} onClick={onFull}>
        {full ? <Minimize /> : <Maximize />}
        <span>{text('player_fullscreen')}</span>
      </RowButton>
    </fieldset>
  );
}

/** A take is danced once: nothing loops then. */
function loopIn({ practice }: PlayerState): Loop | null {
  return practice && practice.loop.kind !== 'take' ? practice.loop : null;
}

const toPlay = handFocusOn(() => document.querySelector<HTMLElement>('.row-play'));

/** What loops is said here, and switched off here, whatever it is. */
function LoopButton() {
  const text = useReadCopy();
  const player = usePlayer();
  const repeats = usePlayerState((state) => state.scene?.repeats !== false);
  const on = usePlayerState((state) => loopIn(state) !== null || state.settings.loopEnabled);
  const from = usePlayerState((state) => loopIn(state)?.range.start);
  const to = usePlayerState((state) => loopIn(state)?.range.end);
  const start = usePlayerState((state) => shownRange(state).start);
  if (!repeats && from === undefined) return null;
  return (
    <button
      ref={toPlay}
      type="button"
      className="row-button row-loop"
      aria-pressed={on}
      onClick={() => player.send({ type: 'toggleLoop' })}
    >
      <Repeat />
      {/* In another place it is another element: what stays in the page never moves. */}
      <span key={from === undefined ? 'alone' : 'over times'}>
        {text(on ? 'player_loop_on' : 'player_loop_off')}
      </span>
      {from !== undefined && to !== undefined && (
        <small>{`${clockText(from - start)}–${clockText(to - start)}`}</small>
      )}
    </button>
  );
}

export function RowButton({ label, className = '', ...rest }: { label: string } & ComponentProps<'button'>) {
  return <button type="button" className={`row-button ${className}`} aria-label={label} {...rest} />;
}
