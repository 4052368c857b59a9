import { useRef, useState } from 'react';
import { stepRange } from '#rules/player/player-state.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { useFrame, usePlayer, usePlayerState } from '../use-player.ts';
import { clockText } from './clock-text.ts';
import { LoopHandles } from './loop-handles.tsx';

/** The step from start to end: where one is, its 15-second segments, and the loop with its two ends. */
export function Timeline() {
  const copy = useReadCopy();
  const player = usePlayer();
  const start = usePlayerState((state) => stepRange(state).start);
  const end = usePlayerState((state) => stepRange(state).end);
  const known = Number.isFinite(end) && end > start;
  const slider = useRef<HTMLInputElement>(null);
  const played = useRef<HTMLDivElement>(null);
  const clock = useRef<HTMLSpanElement>(null);

  const place = () => player.position() - start;
  const shown = (at: number) => (known ? `${clockText(at)} / ${clockText(end - start)}` : clockText(at));
  /** Takes its room from the first drawing on; every later text is set by the frames. */
  const [firstText] = useState(() => shown(place()));
  const drawn = useRef({ at: -1, text: '' });

  useFrame(() => {
    const at = place();
    const share = known ? Math.min(1, Math.max(0, at / (end - start))) : 0;
    const text = shown(at);
    // The bar moves a pixel or two per tenth of a second: more often would only keep the page busy.
    if (Math.abs(at - drawn.current.at) >= 0.08) {
      drawn.current.at = at;
      if (played.current) played.current.style.transform = `scaleX(${share})`;
      if (slider.current && document.activeElement !== slider.current) slider.current.value = String(at);
    }
    if (text !== drawn.current.text) {
      drawn.current.text = text;
      if (clock.current) clock.current.textContent = text;
      slider.current?.setAttribute('aria-valuetext', text);
    }
  });

  return (
    <div className="timeline">
      <div className="timeline-track">
        <div className="timeline-bar" aria-hidden="true">
          <div ref={played} className="timeline-played" />
        </div>
        <input
          ref={slider}
          type="range"
          className="timeline-slider"
          aria-label={copy('player_position')}
          min={0}
          max={known ? end - start : 1}
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
