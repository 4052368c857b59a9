import { useEffect, useRef, useState } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { shownRange } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { clockText } from './clock-text.ts';
import { LoopHandles } from './loop-handles.tsx';

/**
 * The timeline of the step, or of a drill outside of the step: the playing place, the 15-second segments, and
 * the loop with its two ends.
 */
export function Timeline() {
  const copy = useText();
  const player = usePlayer();
  const start = usePlayerState((state) => shownRange(state).start);
  const end = usePlayerState((state) => shownRange(state).end);
  const known = Number.isFinite(end) && end > start;
  const slider = useRef<HTMLInputElement>(null);
  const played = useRef<HTMLDivElement>(null);
  const knob = useRef<HTMLDivElement>(null);
  const clock = useRef<HTMLSpanElement>(null);

  const length = known ? end - start : Number.NaN;
  /**
   * The clock's text in the first drawing, so that the page keeps space for it from then on. `draw` sets every
   * later text.
   */
  const [firstText] = useState(() => placeText(player.position() - start, length));

  useEffect(() => {
    let drawn = '';
    function draw() {
      const at = player.position() - start;
      const share = Math.min(1, Math.max(0, at / length)) || 0;
      // Bar and knob are layers of their own, so that the browser need not lay out or paint anything when they
      // are moved.
      if (played.current) played.current.style.transform = `scaleX(${share})`;
      if (knob.current) knob.current.style.transform = `translateX(${share * 100}cqw)`;
      const text = placeText(at, length);
      if (text === drawn && player.getState().phase.name === 'playing') return;
      drawn = text;
      if (clock.current) clock.current.textContent = text;
      if (!slider.current) return;
      slider.current.setAttribute('aria-valuetext', text);
      // The slider is not changed while it is dragged. A slider that only has the focus gets the present place,
      // so that the next arrow key starts there.
      if (!slider.current.matches(':active')) slider.current.value = String(at);
    }
    draw();
    return player.subscribe(draw);
  }, [player, start, length]);

  return (
    <div className="timeline">
      <div className="timeline-track">
        <div className="timeline-bar" aria-hidden="true">
          <div ref={played} className="timeline-played" />
        </div>
        <div ref={knob} className="timeline-knob" aria-hidden="true" />
        <input
          ref={slider}
          type="range"
          className="timeline-slider"
          aria-label={copy('player_position')}
          min={0}
          max={known ? length : 1}
          step={0.1}
          defaultValue={0}
          disabled={!known}
          onChange={(event) => player.send({ type: 'seek', to: start + Number(event.target.value) })}
        />
        {known && <LoopHandles start={start} end={end} />}
      </div>
      <span className="timeline-clock" ref={clock}>
        {firstText}
      </span>
    </div>
  );
}

/** Returns a text such as '0:05 / 1:00' for a place and a length in seconds; an unknown length (NaN) is left out. */
function placeText(at: number, length: number): string {
  return Number.isNaN(length) ? clockText(at) : `${clockText(at)} / ${clockText(length)}`;
}
