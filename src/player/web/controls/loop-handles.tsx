import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { isLooping } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { clockText } from './clock-text.ts';

/** The loop on the timeline. Both ends can be dragged, or moved with the arrow keys by 0.1 s (1 s with Shift). */
export function LoopHandles({ start, end }: { start: number; end: number }) {
  const loop = usePlayerState((state) => (isLooping(state) ? state.practice?.loop : undefined));
  const markA = usePlayerState((state) => state.markA);
  const share = (seconds: number) => Math.min(1, Math.max(0, (seconds - start) / (end - start)));
  if (!loop) {
    if (markA === null) return null;
    return <div className="loop-mark" style={{ left: `${share(markA) * 100}%` }} aria-hidden="true" />;
  }
  const { range } = loop;
  return (
    <>
      <div
        className="loop-region"
        aria-hidden="true"
        style={{ left: `${share(range.start) * 100}%`, right: `${(1 - share(range.end)) * 100}%` }}
      />
      <Handle end="a" at={range.start} start={start} until={end} share={share(range.start)} />
      <Handle end="b" at={range.end} start={start} until={end} share={share(range.end)} />
    </>
  );
}

type HandleProps = { end: 'a' | 'b'; at: number; start: number; until: number; share: number };

function Handle({ end, at, start, until, share }: HandleProps) {
  const text = useText();
  const player = usePlayer();
  const dragging = useRef(false);
  const move = (to: number) => player.send({ type: 'setEnd', end, at: to });

  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId);
      dragging.current = true;
    }
    if (event.type === 'pointerup' || event.type === 'pointercancel') dragging.current = false;
    if (!dragging.current) return;
    const track = event.currentTarget.parentElement?.getBoundingClientRect();
    if (track) move(start + ((event.clientX - track.left) / track.width) * (until - start));
  }

  function handleKey(event: KeyboardEvent) {
    const step = event.shiftKey ? 1 : 0.1;
    const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    move(at + direction * step);
  }

  return (
    <div
      className="loop-handle"
      role="slider"
      tabIndex={0}
      aria-label={text(end === 'a' ? 'player_loop_start' : 'player_loop_end')}
      aria-valuemin={0}
      aria-valuemax={until - start}
      aria-valuenow={Math.round((at - start) * 10) / 10}
      aria-valuetext={clockText(at - start, true)}
      style={{ left: `${share * 100}%` }}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerUp={handlePointer}
      onPointerCancel={handlePointer}
      onKeyDown={handleKey}
    >
      <span aria-hidden="true">{end.toUpperCase()}</span>
    </div>
  );
}
