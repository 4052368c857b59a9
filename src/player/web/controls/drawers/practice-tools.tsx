import { useId } from 'react';
import { versionNames } from '#dance/content/routine/version-names.ts';
import { versions } from '#dance/content/routine/versions.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import field from '#platform/web/ui/field.module.css';
import { Switch } from '#platform/web/ui/switch.tsx';
import { isDancer, sourceOf } from '#player/rules/player-state.ts';
import { settingChoices } from '#player/rules/settings.ts';
import { showsCounts } from '#player/rules/shown-counts.ts';
import { useChangeSettings, usePlayer, usePlayerState } from '../../use-player.ts';

/**
 * The version of the dance, where the house dancer shows it, and the settings of repetitions. All are kept on
 * this device. Repetitions of every version count in the same way.
 */
export function PracticeTools() {
  const copy = useText();
  const player = usePlayer();
  const settings = usePlayerState((state) => state.settings);
  const delay = usePlayerState((state) => state.settings.delayEnabled);
  const dances = usePlayerState(isDancer);
  const counts = usePlayerState((state) => showsCounts(sourceOf(state)));
  const chooses = usePlayerState(
    ({ scene }) => scene?.sources.some(({ kind }, index) => kind === 'dancer' && index > 0) === true,
  );
  const set = useChangeSettings();
  return (
    <div className="practice-tools">
      {dances && (
        <Choice
          label={copy('dance_version')}
          value={settings.version}
          choices={versionNames}
          text={(name) => say(versions[name].title)}
          note={say(versions[settings.version].about)}
          onChange={(version) => set({ version })}
        />
      )}
      {chooses && (
        <Switch
          label={copy('player_dancer_first')}
          checked={settings.dancerFirst}
          onChange={(dancerFirst) => set({ dancerFirst })}
        />
      )}
      {counts && (
        <Choice
          label={copy('player_count_in')}
          value={settings.countIn}
          choices={settingChoices.countIn}
          text={(beats) =>
            beats === 0 ? copy('player_off') : copy('player_count_in_beats', { count: beats })
          }
          onChange={(countIn) => set({ countIn })}
        />
      )}
      <Choice
        label={copy('player_stop_after')}
        value={settings.stopAfter}
        choices={settingChoices.stopAfter}
        text={(times) =>
          times === 0 ? copy('player_never') : copy('player_stop_after_times', { count: times })
        }
        onChange={(stopAfter) => set({ stopAfter })}
      />
      <Choice
        label={copy('player_ramp')}
        value={settings.ramp}
        choices={settingChoices.ramp}
        text={(times) => (times === 0 ? copy('player_off') : copy('player_ramp_after', { count: times }))}
        onChange={(ramp) => set({ ramp })}
      />
      <Switch label={copy('player_go_on')} checked={settings.goOn} onChange={(goOn) => set({ goOn })} />
      <Switch
        label={copy('player_delay')}
        checked={delay}
        onChange={() => player.send({ type: 'toggleDelay' })}
      />
      <Switch
        label={copy('player_advance')}
        checked={settings.autoAdvance}
        onChange={(autoAdvance) => set({ autoAdvance })}
      />
      <Switch label={copy('player_single_keys')} checked={settings.keys} onChange={(keys) => set({ keys })} />
      <p className="quiet">{copy('player_ramp_note')}</p>
    </div>
  );
}

type ChoiceProps<Value> = {
  label: string;
  value: Value;
  choices: readonly Value[];
  text: (value: Value) => string;
  /** The meaning of the chosen value, shown below the choices. */
  note?: string;
  onChange: (value: Value) => void;
};

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, choices, text, note, onChange } = props;
  const id = useId();
  return (
    <div className="spread practice-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={field.input}
        aria-describedby={note && `${id}-note`}
        value={value}
        onChange={({ target }) => {
          const chosen = choices[target.selectedIndex];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {text(choice)}
          </option>
        ))}
      </select>
      {note && (
        <p id={`${id}-note`} className="quiet">
          {note}
        </p>
      )}
    </div>
  );
}
