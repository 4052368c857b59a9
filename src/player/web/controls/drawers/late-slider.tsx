import { useText } from '#platform/web/queries/copy.ts';
import { Slider } from '#platform/web/ui/slider.tsx';
import { soundLateMost, soundLateStep } from '#player/rules/settings.ts';

/** A slider for wireless loudspeakers. Its value is the milliseconds by which this device's sound is heard late. */
export function LateSlider({ late, onChange }: { late: number; onChange: (late: number) => void }) {
  const text = useText();
  return (
    <Slider
      label={text('player_late')}
      value={late}
      most={soundLateMost}
      step={soundLateStep}
      shown={text('player_late_ms', { count: late })}
      note={text('player_late_note')}
      onChange={onChange}
    />
  );
}
