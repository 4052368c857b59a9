import { CircleHelp, FlipHorizontal2, Maximize, Metronome, Rotate3d, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { sourceOf } from '#rules/player/player-state.ts';
import type { PlayerExtras } from '#rules/player/settings.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

type ViewToolsProps = { onFullscreen: () => void; onHelp: () => void };

/** How one looks and listens: side, mirror, sound, click, full screen, keys. Only what the medium can do is shown. */
export function ViewTools({ onFullscreen, onHelp }: ViewToolsProps) {
  const text = useReadCopy();
  const can = usePlayerState((state) => sourceOf(state)?.can);
  const extras = usePlayerState((state) => state.extras);
  return (
    <fieldset className="view-tools" aria-label={text('player_view')}>
      {can?.views && (
        <Toggle
          label={text('player_view_back_label')}
          on={extras.view === 'back'}
          change={{ view: extras.view === 'back' ? 'front' : 'back' }}
        >
          <Rotate3d aria-hidden="true" />
          <span>{text('player_view_back')}</span>
        </Toggle>
      )}
      {can?.mirror && (
        <Toggle label={text('player_mirror')} on={extras.mirrored} change={{ mirrored: !extras.mirrored }}>
          <FlipHorizontal2 aria-hidden="true" />
          <span>{text('player_mirror')}</span>
        </Toggle>
      )}
      <Toggle label={text('player_sound')} on={extras.sound} change={{ sound: !extras.sound }}>
        {extras.sound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        <span>{text('player_sound')}</span>
      </Toggle>
      {can?.click && (
        <Toggle label={text('player_click_label')} on={extras.click} change={{ click: !extras.click }}>
          <Metronome aria-hidden="true" />
          <span>{text('player_click')}</span>
        </Toggle>
      )}
      <button
        type="button"
        className="view-tool"
        onClick={onFullscreen}
        aria-label={text('player_fullscreen_label')}
      >
        <Maximize aria-hidden="true" />
        <span>{text('player_fullscreen')}</span>
      </button>
      <button type="button" className="view-tool" onClick={onHelp} aria-label={text('player_help_label')}>
        <CircleHelp aria-hidden="true" />
        <span>{text('player_help')}</span>
      </button>
    </fieldset>
  );
}

type ToggleProps = { label: string; on: boolean; change: Partial<PlayerExtras>; children: ReactNode };

function Toggle({ label, on, change, children }: ToggleProps) {
  const player = usePlayer();
  return (
    <button
      type="button"
      className="view-tool"
      aria-label={label}
      aria-pressed={on}
      onClick={() => player.send({ type: 'setExtras', extras: change })}
    >
      {children}
    </button>
  );
}
