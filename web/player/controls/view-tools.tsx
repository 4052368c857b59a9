import { CircleHelp, FlipHorizontal2, Maximize, Metronome, Rotate3d, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { sourceOf } from '#rules/player/player-state.ts';
import type { PlayerExtras } from '#rules/player/settings.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

type ViewToolsProps = { onFullscreen: () => void; onHelp: () => void };

/** How one looks and listens: side, mirror, sound, click, full screen, keys. Only what the medium can do is shown. */
export function ViewTools({ onFullscreen, onHelp }: ViewToolsProps) {
  const can = usePlayerState((state) => sourceOf(state)?.can);
  const extras = usePlayerState((state) => state.extras);
  return (
    <fieldset className="view-tools" aria-label="View and sound">
      {can?.views && (
        <Toggle
          label="Back view"
          on={extras.view === 'back'}
          change={{ view: extras.view === 'back' ? 'front' : 'back' }}
        >
          <Rotate3d aria-hidden="true" />
          <span>Back</span>
        </Toggle>
      )}
      {can?.mirror && (
        <Toggle label="Mirror" on={extras.mirrored} change={{ mirrored: !extras.mirrored }}>
          <FlipHorizontal2 aria-hidden="true" />
          <span>Mirror</span>
        </Toggle>
      )}
      <Toggle label="Sound" on={extras.sound} change={{ sound: !extras.sound }}>
        {extras.sound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        <span>Sound</span>
      </Toggle>
      {can?.click && (
        <Toggle label="Click on every beat" on={extras.click} change={{ click: !extras.click }}>
          <Metronome aria-hidden="true" />
          <span>Click</span>
        </Toggle>
      )}
      <button type="button" className="view-tool" onClick={onFullscreen} aria-label="Full screen">
        <Maximize aria-hidden="true" />
        <span>Full</span>
      </button>
      <button type="button" className="view-tool" onClick={onHelp} aria-label="Keys and help">
        <CircleHelp aria-hidden="true" />
        <span>Keys</span>
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
