import { numberText } from '#platform/web/fill-text.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { shownRange } from '#player/rules/player-state.ts';
import { usePlayerState } from '../../use-player.ts';
import { clockText } from '../clock-text.ts';
import { Tool } from '../tool.tsx';

/**
 * The controls of the learner's own loop. They set both ends at the playing place, move the ends by tenths of a
 * second, and halve, double or shift the loop.
 */
export function LoopTools() {
  const text = useText();
  const loop = usePlayerState((state) => state.practice?.loop);
  const markA = usePlayerState((state) => state.markA);
  const start = usePlayerState((state) => shownRange(state).start);
  const shown = (seconds: number | undefined) =>
    seconds === undefined ? '–' : clockText(seconds - start, true);
  return (
    <div className="loop-tools">
      <EndTools end="a" at={shown(loop?.range.start ?? markA ?? undefined)} movable={loop !== undefined} />
      <EndTools end="b" at={shown(loop?.range.end)} movable={loop !== undefined} />
      <fieldset className="cluster tight tool-row" aria-label={text('player_loop_change')}>
        <Tool
          event={{ type: 'changeLoop', how: 'earlier' }}
          off={!loop}
          label={text('player_loop_earlier_label')}
        >
          {text('player_loop_earlier')}
        </Tool>
        <Tool event={{ type: 'changeLoop', how: 'halve' }} off={!loop} label={text('player_loop_halve')}>
          ½
        </Tool>
        <Tool event={{ type: 'changeLoop', how: 'double' }} off={!loop} label={text('player_loop_double')}>
          2×
        </Tool>
        <Tool
          event={{ type: 'changeLoop', how: 'later' }}
          off={!loop}
          label={text('player_loop_later_label')}
        >
          {text('player_loop_later')}
        </Tool>
        <Tool
          event={{ type: 'clearLoop' }}
          off={!loop && markA === null}
          label={text('player_loop_clear_label')}
        >
          {text('player_loop_clear')}
        </Tool>
      </fieldset>
    </div>
  );
}

function EndTools({ end, at, movable }: { end: 'a' | 'b'; at: string; movable: boolean }) {
  const text = useText();
  const set = text(`player_loop_set_${end}`);
  return (
    <fieldset
      className="cluster tight tool-row"
      aria-label={text(end === 'a' ? 'player_loop_start' : 'player_loop_end')}
    >
      <Tool event={{ type: 'setEnd', end }} label={set}>
        {set}
      </Tool>
      <span className="loop-end-time">{at}</span>
      <Tool
        event={{ type: 'nudgeEnd', end, direction: -1 }}
        off={!movable}
        label={text(`player_loop_${end}_earlier`)}
      >
        {`−${numberText(0.1)}`}
      </Tool>
      <Tool
        event={{ type: 'nudgeEnd', end, direction: 1 }}
        off={!movable}
        label={text(`player_loop_${end}_later`)}
      >
        {`+${numberText(0.1)}`}
      </Tool>
    </fieldset>
  );
}
