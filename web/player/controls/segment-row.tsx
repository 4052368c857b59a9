import { segmentsOf } from '#rules/player/segments.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** More than these would be too narrow to hit; the keys [ and ] reach them all the same. */
const mostButtons = 8;

/** The step's segments as buttons: pressing one loops it, pressing the looped one stops. */
export function SegmentRow({ start, end }: { start: number; end: number }) {
  const text = useReadCopy();
  const player = usePlayer();
  const looped = usePlayerState((state) => {
    const loop = state.practice?.loop;
    return loop?.kind === 'segment' ? loop.index : -1;
  });
  const segments = segmentsOf({ start, end });
  if (segments.length < 2 || segments.length > mostButtons) return null;
  return (
    <fieldset className="segments" aria-label={text('player_segments')}>
      {segments.map((segment, index) => (
        <button
          key={segment.start}
          type="button"
          className="segment"
          style={{ flexGrow: segment.end - segment.start }}
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
