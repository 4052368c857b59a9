import { RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import { useText } from '#platform/web/queries/copy.ts';
import { stepRange } from '#player/rules/player-state.ts';
import { segmentsOf } from '#player/rules/segments.ts';
import { usePlayerState } from '../use-player.ts';
import { FineSpeed } from './speed-control.tsx';
import { Tool } from './tool.tsx';

/**
 * The largest number of segment buttons. More buttons would each be too narrow to press; the keys [ and ] reach
 * every segment.
 */
const mostButtons = 8;

/**
 * The controls of the place in the step (its start, five seconds back or forward, a segment to loop), and of the
 * speed in small steps.
 */
export function PlaceTools() {
  const text = useText();
  return (
    <div className="place-tools">
      <fieldset className="cluster tight tool-row" aria-label={text('player_position')}>
        <Tool event={{ type: 'restart' }} label={text('player_restart')}>
          <RotateCcw />
        </Tool>
        <Tool event={{ type: 'skip', by: -5 }} label={text('player_back')}>
          <SkipBack />
          <span aria-hidden="true">5</span>
        </Tool>
        <Tool event={{ type: 'skip', by: 5 }} label={text('player_forward')}>
          <SkipForward />
          <span aria-hidden="true">5</span>
        </Tool>
      </fieldset>
      <Segments />
      <FineSpeed />
    </div>
  );
}

/**
 * The step's segments as buttons. A press on a segment loops it; a press on the looped segment stops the loop.
 */
function Segments() {
  const text = useText();
  const start = usePlayerState((state) => stepRange(state).start);
  const end = usePlayerState((state) => stepRange(state).end);
  const looped = usePlayerState((state) => {
    const loop = state.practice?.loop;
    return loop?.kind === 'segment' ? loop.index : -1;
  });
  const segments = segmentsOf({ start, end });
  if (segments.length < 2 || segments.length > mostButtons) return null;
  return (
    <fieldset className="cluster tight tool-row" aria-label={text('player_segments')}>
      {segments.map((segment, index) => (
        <Tool
          key={segment.start}
          event={looped === index ? { type: 'stopLoop' } : { type: 'loopSegment', index }}
          pressed={looped === index}
          label={text('player_segment', { number: index + 1 })}
        >
          {index + 1}
        </Tool>
      ))}
    </fieldset>
  );
}
