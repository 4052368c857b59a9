import './sound-settings.css';
import { useId } from 'react';
import { numberText } from '#platform/web/fill-text.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { CheckField } from '#platform/web/ui/field.tsx';
import { Slider } from '#platform/web/ui/slider.tsx';
import { sourceOf } from '#player/rules/player-state.ts';
import { spokenModes, volumeStep } from '#player/rules/settings.ts';
import { spokenNow, spokenSetting } from '#player/rules/spoken-setting.ts';
import { useChangeSettings, usePlayerState } from '../../use-player.ts';
import { LateSlider } from './late-slider.tsx';

/**
 * The settings of the voice and its volume; where the band plays, also the band's volume and the delay of this
 * device's loudspeaker.
 */
export function SoundSettings() {
  const text = useText();
  const speaks = usePlayerState((state) => sourceOf(state)?.can.speaks === true);
  const band = usePlayerState((state) => sourceOf(state)?.can.band === true);
  const setting = usePlayerState(spokenSetting);
  const spoken = usePlayerState(spokenNow);
  const settings = usePlayerState((state) => state.settings);
  const set = useChangeSettings();
  const name = useId();
  if (!speaks) return null;
  return (
    <div className="columns sound-settings">
      <fieldset>
        <legend>{text('player_spoken')}</legend>
        {spokenModes.map((mode) => (
          <CheckField
            key={mode}
            type="radio"
            name={name}
            label={text(`player_spoken_${mode}`)}
            checked={spoken === mode}
            onChange={() => set({ [setting]: mode })}
          />
        ))}
      </fieldset>
      <div>
        {(band ? (['voice', 'band'] as const) : (['voice'] as const)).map((source) => (
          <Slider
            key={source}
            label={text(`player_${source}_volume`)}
            value={settings[`${source}Volume`]}
            most={100}
            step={volumeStep}
            shown={numberText(settings[`${source}Volume`] / 100, 0, 'percent')}
            onChange={(value) => set({ [`${source}Volume`]: value })}
          />
        ))}
        {band && <LateSlider late={settings.soundLate} onChange={(soundLate) => set({ soundLate })} />}
        <p className="quiet">{text('player_no_sound')}</p>
      </div>
    </div>
  );
}
