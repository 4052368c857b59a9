import { Maximize, Minimize, Rotate3d, Volume2, VolumeX } from 'lucide-react';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Capabilities } from '#player/rules/medium-source.ts';
import type { PlayerSettings } from '#player/rules/settings.ts';
import { nextSide, shownSide } from '#player/rules/side.ts';
import { LateSlider } from '#player/web/controls/drawers/late-slider.tsx';

type RoomToolsProps = {
  settings: PlayerSettings;
  /** Capabilities of the medium in use; undefined while there is none. */
  can: Capabilities | undefined;
  whole: boolean;
  change: (settings: Partial<PlayerSettings>) => void;
  onWhole: () => void;
};

/**
 * The tools for picture and sound. There is no pause and no seeking, because everybody dances the same at
 * the same moment.
 */
export function RoomTools({ settings, can, whole, change, onWhole }: RoomToolsProps) {
  const text = useText();
  const turn = () => can && change({ side: nextSide(shownSide(settings, can), can), sideChosen: true });
  return (
    <div className="cluster room-tools">
      <Button
        look="night"
        size="compact"
        aria-pressed={settings.sound}
        onClick={() => change({ sound: !settings.sound })}
      >
        {settings.sound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        <span>{text('together_sound')}</span>
      </Button>
      {can && can.sides.length > 1 && (
        <Button look="night" size="compact" onClick={turn}>
          <Rotate3d aria-hidden="true" />
          <span className="only-read-aloud">{`${text('player_side')}: `}</span>
          <span>{text(`player_side_${shownSide(settings, can)}`)}</span>
        </Button>
      )}
      <WholeButton whole={whole} onWhole={onWhole} />
      <div className="room-late">
        <LateSlider late={settings.soundLate} onChange={(soundLate) => change({ soundLate })} />
      </div>
    </div>
  );
}

/**
 * The button that fills the screen with the picture and the countdown, for a class in front of a wall, or ends this
 * view.
 */
export function WholeButton({ whole, onWhole }: Pick<RoomToolsProps, 'whole' | 'onWhole'>) {
  const text = useText();
  return (
    <Button look="night" size="compact" onClick={onWhole}>
      {whole ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      <span>{text(whole ? 'together_class_view_end' : 'together_class_view')}</span>
    </Button>
  );
}
