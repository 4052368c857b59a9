import { useId } from 'react';
import { versionNames } from '#content/routine/version-names.ts';
import { versions } from '#content/routine/versions.ts';
import { timelineIn } from '#rules/player/player-state.ts';
import { extraChoices, type PlayerExtras } from '#rules/player/settings.ts';
import { say } from '#web/page-language.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { Switch } from '#web/ui/switch.tsx';
import { usePlayer, usePlayerState } from '../../use-player.ts';

/** How repetitions run: kept on this device. */
export function PracticeTools() {
  const copy = useReadCopy();
  const player = usePlayer();
  const extras = usePlayerState((state) => state.extras);
  const delay = usePlayerState((state) => state.settings.delayEnabled);
  const set = (changes: Partial<PlayerExtras>) => player.send({ type: 'setExtras', extras: changes });
  return (
    <div className="practice-tools">
      <VersionChoice />
      <Choice
        label={copy('player_count_in')}
        value={extras.countIn}
        choices={extraChoices.countIn}
        text={(beats) => (beats === 0 ? copy('player_off') : copy('player_count_in_beats', { count: beats }))}
        onChange={(countIn) => set({ countIn })}
      />
      <Choice
        label={copy('player_stop_after')}
        value={extras.stopAfter}
        choices={extraChoices.stopAfter}
        text={(times) =>
          times === 0 ? copy('player_never') : copy('player_stop_after_times', { count: times })
        }
        onChange={(stopAfter) => set({ stopAfter })}
      />
      <Choice
        label={copy('player_ramp')}
        value={extras.ramp}
        choices={extraChoices.ramp}
        text={(times) => (times === 0 ? copy('player_off') : copy('player_ramp_after', { count: times }))}
        onChange={(ramp) => set({ ramp })}
      />
      <Switch label={copy('player_go_on')} checked={extras.goOn} onChange={(goOn) => set({ goOn })} />
      <Switch
        label={copy('player_delay')}
        checked={delay}
        onChange={() => player.send({ type: 'toggleDelay' })}
      />
      <Switch
        label={copy('player_advance')}
        checked={extras.autoAdvance}
        onChange={(autoAdvance) => set({ autoAdvance })}
      />
      <Switch label={copy('player_single_keys')} checked={extras.keys} onChange={(keys) => set({ keys })} />
      <p className="practice-tools-note">{copy('player_ramp_note')}</p>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: number;
  choices: readonly number[];
  text: (value: number) => string;
  onChange: (value: number) => void;
};

function Choice({ label, value, choices, text, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="practice-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {text(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How the dance is danced: every version counts for everything. */
function VersionChoice() {
  const copy = useReadCopy();
  const id = useId();
  const player = usePlayer();
  const version = usePlayerState((state) => state.extras.version);
  const dances = usePlayerState((state) => timelineIn(state) === 'dance');
  if (!dances) return null;
  return (
    <div className="practice-choice">
      <label htmlFor={id}>{copy('dance_version')}</label>
      <select
        id={id}
        aria-describedby={`${id}-about`}
        value={version}
        onChange={({ target }) => {
          const chosen = versionNames.find((name) => name === target.value);
          if (chosen) player.send({ type: 'setExtras', extras: { version: chosen } });
        }}
      >
        {versionNames.map((name) => (
          <option key={name} value={name}>
            {say(versions[name].title)}
          </option>
        ))}
      </select>
      <p id={`${id}-about`} className="practice-tools-note">
        {say(versions[version].about)}
      </p>
    </div>
  );
}
