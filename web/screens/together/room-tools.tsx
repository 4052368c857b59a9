import { Maximize, Minimize, Rotate3d, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Capabilities } from '#rules/player/medium-source.ts';
import { type PlayerExtras, soundLateMost, soundLateStep } from '#rules/player/settings.ts';
import { nextSide, shownSide } from '#rules/player/side.ts';
import { useReadCopy } from '#web/queries/copy.ts';

type RoomToolsProps = {
  extras: PlayerExtras;
  /** What the medium in use can do; undefined while there is none. */
  can: Capabilities | undefined;
  whole: boolean;
  change: (extras: Partial<PlayerExtras>) => void;
  onWhole: () => void;
};

/** How one looks and listens. There is no pause, and no other place to be: everybody dances the same. */
export function RoomTools({ extras, can, whole, change, onWhole }: RoomToolsProps) {
  const text = useReadCopy();
  const late = useId();
  const turn = () => can && change({ side: nextSide(shownSide(extras, can), can), sideChosen: true });
  return (
    <div className="room-tools">
      <Toggle
        label={text('together_sound')}
        on={extras.sound}
        onPress={() => change({ sound: !extras.sound })}
      >
        {extras.sound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      </Toggle>
      {can && can.sides.length > 1 && (
        <button type="button" className="room-tool" onClick={turn}>
          <Rotate3d aria-hidden="true" />
          <span className="only-read-aloud">{text('player_side')}: </span>
          <span>{text(`player_side_${shownSide(extras, can)}`)}</span>
        </button>
      )}
      <button type="button" className="room-tool" onClick={onWhole}>
        {whole ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        <span>{text(whole ? 'together_class_view_end' : 'together_class_view')}</span>
      </button>
      <label className="room-late" htmlFor={late}>
        <span>{text('together_late_sound')}</span>
        <input
          id={late}
          type="range"
          min={0}
          max={soundLateMost}
          step={soundLateStep}
          value={extras.soundLate}
          aria-describedby={`${late}-hint`}
          onChange={({ target }) => change({ soundLate: Number(target.value) })}
        />
        <output htmlFor={late}>{text('together_late_sound_value', { ms: extras.soundLate })}</output>
      </label>
      <p id={`${late}-hint`} className="room-late-hint">
        {text('together_late_sound_hint')}
      </p>
    </div>
  );
}

type ToggleProps = { label: string; on: boolean; onPress: () => void; children: ReactNode };

function Toggle({ label, on, onPress, children }: ToggleProps) {
  return (
    <button type="button" className="room-tool" aria-pressed={on} onClick={onPress}>
      {children}
      <span>{label}</span>
    </button>
  );
}
