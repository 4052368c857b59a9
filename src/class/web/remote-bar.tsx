import { EyeOff, Pause, Play, RotateCcw } from 'lucide-react';
import { classCopy } from '#class/content/class-copy.ts';
import type { ClassDance } from '#class/rules/class-dance.ts';
import type { ClassCommand, ClassState } from '#class/rules/class-state.ts';
import { lastEight } from '#class/rules/class-task.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';

type RemoteBarProps = {
  dance: ClassDance;
  state: ClassState;
  count: () => number | null;
  send: (command: ClassCommand) => void;
};

/** Shows the buttons within reach of a thumb: play and stop, the last eight again, and a black screen. */
export function RemoteBar({ dance, state, count, send }: RemoteBarProps) {
  const text = useText(classCopy);
  const { playing, black, task } = state;
  const counted = dance.segments.some(({ counts }) => counts);
  const warms = task !== null && 'stage' in task && task.stage === 'warm_up';

  function again() {
    if (task && 'eight' in task) return send({ do: 'task', to: task });
    const place = count();
    if (place === null) return;
    send({ do: 'task', to: { eight: lastEight(dance.scene.score, place, playing) } });
  }

  return (
    <div className="class-bar">
      {counted && (
        <Button look="night" size="cell" disabled={warms} onClick={again}>
          <RotateCcw aria-hidden="true" />
          <span>{text('class_eight')}</span>
        </Button>
      )}
      <Button size="large" className="class-play" onClick={() => send({ do: 'play', to: !playing })}>
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        <span>{text(playing ? 'class_stop' : 'class_play')}</span>
      </Button>
      <Button look="night" size="cell" aria-pressed={black} onClick={() => send({ do: 'black', to: !black })}>
        <EyeOff aria-hidden="true" />
        <span>{text('class_black')}</span>
      </Button>
    </div>
  );
}
