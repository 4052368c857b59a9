// The clicks before the dance: audible only where sound may be heard, and never the thing that keeps time.

import { countSeconds } from '#content/routine/routine.ts';
import { hit } from '#rules/band/note.ts';
import { playBriefly } from './audio-context.ts';
import { playNote } from './voices.ts';

/** Clicks `beats` counts at `rate` times the routine's speed, the first at once; returns how to silence the rest. */
export function playCountIn(beats: number, rate: number): () => void {
  const count = countSeconds / rate;
  const asked = performance.now();
  return playBriefly(0.8, beats * count + 0.3, (out) => {
    const now = out.context.currentTime;
    const start = now - (performance.now() - asked) / 1000;
    for (let beat = 0; beat < beats; beat++) {
      const when = start + beat * count;
      if (when < now - 0.03) continue;
      playNote(out, hit('click', beat, beat % 4 === 0 ? 88 : 81, 0.1, 1), Math.max(when, now), 0.1);
    }
  });
}
