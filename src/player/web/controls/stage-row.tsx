import {
  Ellipsis,
  Gauge,
  Maximize,
  Minimize,
  Pause,
  PersonStanding,
  Play,
  Repeat,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { isActive, isLooping, isOwnLoop, shownRange, sourceOf } from '#player/rules/player-state.ts';
import { shownSide, sideName } from '#player/rules/side.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { clockText } from './clock-text.ts';
import { SpeedRates } from './speed-control.tsx';
import { type Panel, panelId } from './stage-panel.tsx';

/** The next step that the page around the player offers. */
export type NextStep = {
  label: string;
  /** The sentence about the step and, in `aside`, other controls for the step; null where the label says enough. */
  words: string | null;
  aside?: ReactNode;
  /**
   * Starts the step. While something plays, the button stops the playing instead; while a loop of the learner's
   * own plays, the button then shows the text `stopLoop`.
   */
  press: () => void;
  stopLoop: string;
  /** Whether the button is the page's gold control. False where another control of the page is gold. */
  gold: boolean;
};

type StageRowProps = {
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  full: boolean;
  onFull: () => void;
  next: NextStep | null;
  /** Opens the sheet with the controls for which a narrow row has no room; null where there is no sheet. */
  onMore: (() => void) | null;
  /** Buttons that the page adds to the row. */
  children?: ReactNode;
};

/**
 * The controls of the stage, in one row that is always shown with the stage: the next step, loop, speed, side; in
 * a wide row also sound and full screen.
 */
export function StageRow({ panel, onPanel, full, onFull, next, onMore, children }: StageRowProps) {
  const text = useText();
  const rate = usePlayerState((state) => state.rate);
  const sound = usePlayerState((state) => state.settings.sound);
  const side = usePlayerState((state) => {
    const can = sourceOf(state)?.can;
    if (can?.sides.length === 0) return null;
    return can ? sideName(shownSide(state.settings, can), can) : 'day';
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
    <fieldset className="stage-row" data-more={onMore !== null} aria-label={text('player_transport')}>
      <MainButton next={next} full={full} />
      <LoopButton />
      <SpeedRates inRow />
      <RowButton className="row-speed" label={text('player_speed_now', { rate })} {...opens('speed')}>
        <Gauge />
        <span>{text('player_speed_short', { rate })}</span>
      </RowButton>
      {side && (
        <RowButton label={`${text('player_side')}: ${text(`player_side_${side}`)}`} {...opens('side')}>
          <PersonStanding />
          <span>{text(`player_side_${side}`)}</span>
        </RowButton>
      )}
      <RowButton className="row-wide" label={text('player_sound')} {...opens('sound')}>
        {sound ? <Volume2 /> : <VolumeX />}
        <span>{text('player_sound')}</span>
      </RowButton>
      {children}
      <FullButton full={full} onFull={onFull} />
      {onMore && (
        <RowButton label={text('player_more')} aria-haspopup="dialog" onClick={onMore}>
          <Ellipsis />
          <span>{text('player_more')}</span>
        </RowButton>
      )}
    </fieldset>
  );
}

/**
 * Whether a label is long or has a long word, so that a narrow row has no room for it in letters of the usual
 * size.
 */
const isLong = (label: string) => label.length > 13 || /\S{12}/.test(label);

/**
 * The button that plays and stops. Where the page has a next step, the button names and starts that step. In full
 * screen this is the only gold control, except while the browser waits for a tap.
 */
function MainButton({ next, full }: { next: NextStep | null; full: boolean }) {
  const text = useText();
  const player = usePlayer();
  const active = usePlayerState(isActive);
  const loops = usePlayerState(isOwnLoop);
  const blocked = usePlayerState(({ phase }) => phase.name === 'blocked');
  const gold = active || (!blocked && (full || next?.gold !== false));
  const label = next && (!active ? next.label : loops ? next.stopLoop : text('player_stop'));
  const play = text('player_play');
  const name = active ? text('player_pause') : play;
  return (
    <RowButton
      className={label === null ? 'row-play' : 'row-play row-next'}
      look={gold ? 'gold' : 'bone'}
      data-long={label !== null && isLong(label)}
      label={label === null ? name : active ? label : `${play}: ${label}`}
      onClick={() => {
        if (next && !active) next.press();
        else player.send({ type: !active ? 'play' : next && loops ? 'stopLoop' : 'pause' });
      }}
    >
      {active ? <Pause /> : <Play />}
      {label !== null && <span>{label}</span>}
    </RowButton>
  );
}

export function FullButton({ full, onFull }: { full: boolean; onFull: () => void }) {
  const text = useText();
  return (
    <RowButton
      className="row-wide row-full"
      label={text('player_fullscreen_label')}
      aria-pressed={full}
      onClick={onFull}
    >
      {full ? <Minimize /> : <Maximize />}
      <span>{text('player_fullscreen')}</span>
    </RowButton>
  );
}

const toPlay = handFocusOn(() => document.querySelector<HTMLElement>('.row-play'));

/** The button that shows whether anything loops, and stops any kind of loop. */
function LoopButton() {
  const text = useText();
  const player = usePlayer();
  const repeats = usePlayerState((state) => state.scene?.repeats !== false);
  const once = usePlayerState((state) => state.practice !== null && !isLooping(state));
  const on = usePlayerState((state) => isLooping(state) || (!state.practice && state.settings.loopEnabled));
  const from = usePlayerState((state) => (isLooping(state) ? state.practice?.loop.range.start : undefined));
  const to = usePlayerState((state) => (isLooping(state) ? state.practice?.loop.range.end : undefined));
  const start = usePlayerState((state) => shownRange(state).start);
  if (!repeats && from === undefined) return null;
  return (
    <Button
      ref={toPlay}
      look="night"
      size="cell"
      className="row-loop"
      aria-pressed={on}
      disabled={once}
      onClick={() => player.send({ type: 'toggleLoop' })}
    >
      <Repeat />
      {/* When the words move to another place, they get a new key and so a new element: elements that stay in the page
         never move. */}
      <span key={from === undefined ? 'alone' : 'over times'}>
        {text(on ? 'player_loop_on' : 'player_loop_off')}
      </span>
      {from !== undefined && to !== undefined && (
        <small>{`${clockText(from - start)}–${clockText(to - start)}`}</small>
      )}
    </Button>
  );
}

/** A button of the row. Its visible words are short, so `label` gives screen readers the full name. */
export function RowButton({ label, ...rest }: { label: string } & ComponentProps<typeof Button>) {
  return <Button look="night" size="cell" aria-label={label} {...rest} />;
}
