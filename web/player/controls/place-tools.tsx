import { RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import { stepRange } from '#rules/player/player-state.ts';
import { segmentsOf } from '#rules/player/segments.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { FineSpeed } from './speed-control.tsx';

/** More than these would be too narrow to hit; the keys [ and ] reach them all the same. */
const mostButtons = 8;

/** Where to go in the step: its start, five seconds either way, a segment to loop; and the speed in small steps. */
export function PlaceTools() {
  const text = useReadCopy();
  const player = usePlayer();
  return (
    <div className="place-tools">
      <fieldset className="tool-row" aria-label={text('player_position')}>
        <button
          type="button"
          className="tool"
          aria-label={text('player_restart')}
          onClick={() => player.send({ type: 'restart' })}
        >
          <RotateCcw aria-hidden="true" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={text('player_back')}
          onClick={() => player.send({ type: 'skip', by: -5 })}
        >
          <SkipBack aria-hidden="true" />
          <span aria-hidden="true">5</span>
        </button>
        <button
          type="button"
          className="tool"
          aria-label={text('player_forward')}
          onClick={() => player.send({ type: 'skip', by: 5 })}
        >
          <SkipForward aria-hidden="true" />
          <span aria-hidden="true">5</span>
        </button>
      </fieldset>
      <Segments />
      <FineSpeed />
    </div>
  );
}

/** The step's segments as buttons: pressing one loops it, pressing the looped one stops. */
function Segments() {
  const text = useReadCopy();
  const player = usePlayer();
  const start = usePlayerState((state) => stepRange(state).start);
  const end = usePlayerState((state) => stepRange(state).end);
  const looped = usePlayerState((state) => {
    const loop = state.practice?.loop;
    return loop?.kind === 'segment' ? loop.index : -1;
  });
  const segments = segmentsOf({ start, end });
  if (segments.length < 2 || segments.length > mostButtons) return null;
  return (
    <fieldset className="tool-row" aria-label={text('player_segments')}>
      {segments.map((segment, index) => (
        <button
          key={segment.start}
          type="button"
          className="tool"
          aria-pressed={looped === index}
          aria-label={text('player_segment', { number: index + 1 })}
          onClick={() =>
            player.send(looped === index ? { type: 'stopLoop' } : { type: 'loopSegment', index })
          }
        >
          {index + 1}
        </button>
      ))}
    </fieldset>
  );
}
