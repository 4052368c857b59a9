// The clicks before the dance: audible only where sound may be heard, and never the thing that keeps time.

import { countSeconds } from '#content/routine/routine.ts';
import { holdAudioContext, wakeAudioContext } from './audio-context.ts';
import { playNote } from './voices.ts';

/** Clicks `beats` counts at `rate` times the routine's speed, the first at once; returns how to silence the rest. */
export function playCountIn(beats: number, rate: number): () => void {
  const release = holdAudioContext();
  let out: GainNode | null = null;
  let over = false;
  const asked = performance.now();
  void wakeAudioContext().then((context) => {
    if (!context || over) return;
    out = context.createGain();
    out.gain.value = 0.8;
    out.connect(context.destination);
    const start = context.currentTime - (performance.now() - asked) / 1000;
    for (let beat = 0; beat < beats; beat++) {
      const when = start + (beat * countSeconds) / rate;
      if (when < context.currentTime - 0.03) continue;
      const pitch = beat % 4 === 0 ? 88 : 81;
      playNote(
        out,
        { beat, voice: 'click', pitch, length: 0.1, gain: 1 },
        Math.max(when, context.currentTime),
        0.1,
      );
    }
  });
  const silence = () => {
    if (over) return;
    over = true;
    clearTimeout(end);
    out?.disconnect();
    release();
  };
  const end = setTimeout(silence, ((beats * countSeconds) / rate + 0.3) * 1000);
  return silence;
}
