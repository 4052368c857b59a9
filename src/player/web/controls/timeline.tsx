import { useEffect, useRef, useState } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { shownRange } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { clockText } from './clock-text.ts';
import { LoopHandles } from './loop-handles.tsx';

/** The step from start to end, or the drill that leads out of it: where one is, its 15-second segments, and the loop with its two ends. */
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
  /** Takes its room from the first drawing on; every later text is set by the medium's reports. */
  const [firstText] = useState(() => placeText(player.position() - start, length));

  useEffect(() => {
    let drawn = '';
    function draw() {
      const at = player.position() - start;
      const share = Math.min(1, Math.max(0, at / length)) || 0;
      // Transforms of layers of their own: nothing is laid out or painted for them.
      if (played.current) played.current.style.transform = `scaleX(${share})`;
      if (knob.current) knob.current.style.transform = `translateX(${share * 100}cqw)`;
      const text = placeText(at, length);
      if (text === drawn && player.getState().phase.name === 'playing') return;
      drawn = text;
      if (clock.current) clock.current.textContent = text;
      if (!slider.current) return;
      slider.current.setAttribute('aria-valuetext', text);
      // Not while it is dragged; one that only has the focus goes on from here at the next arrow key.
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

/** The place, and the length where it is known, both in seconds. */
function placeText(at: number, length: number): string {
  return Number.isNaN(length) ? clockText(at) : `${clockText(at)} / ${clockText(length)}`;
}
