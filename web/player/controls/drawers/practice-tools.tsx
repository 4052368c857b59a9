import { useId } from 'react';
import { extraChoices, type PlayerExtras } from '#rules/player/settings.ts';
import { Switch } from '#web/ui/switch.tsx';
import { usePlayer, usePlayerState } from '../../use-player.ts';

/** How repetitions run: kept on this device. */
export function PracticeTools() {
  const player = usePlayer();
  const extras = usePlayerState((state) => state.extras);
  const delay = usePlayerState((state) => state.settings.delayEnabled);
  const set = (changes: Partial<PlayerExtras>) => player.send({ type: 'setExtras', extras: changes });
  return (
    <div className="practice-tools">
      <Choice
        label="Count-in"
        value={extras.countIn}
        choices={extraChoices.countIn}
        text={(beats) => (beats === 0 ? 'Off' : `${beats} beats`)}
        onChange={(countIn) => set({ countIn })}
      />
      <Choice
        label="Stop after"
        value={extras.stopAfter}
        choices={extraChoices.stopAfter}
        text={(times) => (times === 0 ? 'Never' : `${times} repetitions`)}
        onChange={(stopAfter) => set({ stopAfter })}
      />
      <Choice
        label="Speed ramp"
        value={extras.ramp}
        choices={extraChoices.ramp}
        text={(times) => (times === 0 ? 'Off' : `Faster after ${times} clean`)}
        onChange={(ramp) => set({ ramp })}
      />
      <Switch
        label="Then go on to the next segment"
        checked={extras.goOn}
        onChange={(goOn) => set({ goOn })}
      />
      <Switch
        label="Loop delay (3 seconds)"
        checked={delay}
        onChange={() => player.send({ type: 'toggleDelay' })}
      />
      <Switch
        label="Start the next part by itself"
        checked={extras.autoAdvance}
        onChange={(autoAdvance) => set({ autoAdvance })}
      />
      <Switch label="Single-key shortcuts" checked={extras.keys} onChange={(keys) => set({ keys })} />
      <p className="practice-tools-note">
        The ramp starts at 0.5 and climbs to 0.75 and 1.0. Answer Clean or Again after a repetition; no answer
        counts as clean, so it works from across the room.
      </p>
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
