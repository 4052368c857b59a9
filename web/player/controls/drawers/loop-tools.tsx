import type { ReactNode } from 'react';
import type { PlayerEvent } from '#rules/player/player-event.ts';
import { stepRange } from '#rules/player/player-state.ts';
import { usePlayer, usePlayerState } from '../../use-player.ts';
import { clockText } from '../clock-text.ts';

/** A loop of one's own: both ends set here, moved by tenths, halved, doubled, shifted. */
export function LoopTools() {
  const loop = usePlayerState((state) => state.practice?.loop);
  const markA = usePlayerState((state) => state.markA);
  const start = usePlayerState((state) => stepRange(state).start);
  const shown = (seconds: number | undefined) =>
    seconds === undefined ? '–' : clockText(seconds - start, true);
  return (
    <div className="loop-tools">
      <EndTools end="a" at={shown(loop?.range.start ?? markA ?? undefined)} movable={loop !== undefined} />
      <EndTools end="b" at={shown(loop?.range.end)} movable={loop !== undefined} />
      <fieldset className="tool-row" aria-label="Loop length and place">
        <Tool event={{ type: 'changeLoop', how: 'earlier' }} off={!loop} label="Loop earlier by its length">
          ‹ Earlier
        </Tool>
        <Tool event={{ type: 'changeLoop', how: 'halve' }} off={!loop} label="Halve the loop">
          ½
        </Tool>
        <Tool event={{ type: 'changeLoop', how: 'double' }} off={!loop} label="Double the loop">
          2×
        </Tool>
        <Tool event={{ type: 'changeLoop', how: 'later' }} off={!loop} label="Loop later by its length">
          Later ›
        </Tool>
        <Tool event={{ type: 'clearLoop' }} off={!loop && markA === null} label="Take the loop away">
          Clear
        </Tool>
      </fieldset>
    </div>
  );
}

function EndTools({ end, at, movable }: { end: 'a' | 'b'; at: string; movable: boolean }) {
  const name = end.toUpperCase();
  return (
    <fieldset className="tool-row" aria-label={`Loop ${end === 'a' ? 'start' : 'end'}`}>
      <Tool event={{ type: 'setEnd', end }} label={`Set ${name} here`}>
        Set {name} here
      </Tool>
      <span className="loop-end-time">{at}</span>
      <Tool
        event={{ type: 'nudgeEnd', end, direction: -1 }}
        off={!movable}
        label={`${name} 0.1 seconds earlier`}
      >
        −0.1
      </Tool>
      <Tool
        event={{ type: 'nudgeEnd', end, direction: 1 }}
        off={!movable}
        label={`${name} 0.1 seconds later`}
      >
        +0.1
      </Tool>
    </fieldset>
  );
}

function Tool({
  event,
  label,
  off = false,
  children,
}: {
  event: PlayerEvent;
  label: string;
  off?: boolean;
  children: ReactNode;
}) {
  const player = usePlayer();
  return (
    <button
      type="button"
      className="tool"
      aria-label={label}
      disabled={off}
      onClick={() => player.send(event)}
    >
      {children}
    </button>
  );
}
