// Gives the body's numbers at a beat. The numbers go from one key to the next with the ease of the next key, and
// rebound after heavy arrivals.

import type { Ease } from '#dance/content/routine/notation.ts';
import { channelCount, rebounds } from './channels.ts';
import { lastBegun } from './last-begun.ts';
import type { Timeline } from './timeline.ts';

/** The row at `beat`. */
export function sampleRow({ reached, eases, rows }: Timeline, beat: number): Float64Array {
  const last = lastBegun(reached.length, beat, (index) => reached[index] as number);
  if (last < 0) return rows.slice(0, channelCount);
  const next = last + 1;
  const at = reached[last] as number;
  const ahead = next < reached.length ? (reached[next] as number) : at + 4;
  const u = next < reached.length ? travelled(eases[next] as Ease, beat, at, ahead) : 0;
  const swing = last > 0 ? rebound(eases[last] as Ease, beat - at, Math.min(0.9, ahead - at)) : 0;
  const here = last * channelCount;
  const row = new Float64Array(channelCount);
  for (let index = 0; index < channelCount; index++) {
    const from = rows[here + index] as number;
    let value = from;
    if (u > 0) value += ((rows[here + channelCount + index] as number) - from) * u;
    if (swing !== 0 && rebounds[index])
      value += (from - (rows[here - channelCount + index] as number)) * swing;
    row[index] = value;
  }
  return row;
}

/** Beats before a key at which a snap or a lurch into this key begins. */
const window = { snap: 0.6, lurch: 0.85 };
/** The share of the way from the previous key by which each ease swings past its key. */
const overshoot = { snap: 0.07, lurch: 0.11, glide: 0, drag: 0 };

function travelled(ease: Ease, beat: number, from: number, to: number): number {
  if (ease === 'glide' || ease === 'drag') {
    const x = (beat - from) / (to - from);
    const u = ease === 'drag' ? x ** 1.6 : x;
    return u * u * (3 - 2 * u);
  }
  const start = Math.max(from, to - window[ease]);
  const x = (beat - start) / (to - start);
  return x <= 0 ? 0 : x * x * (2.3 - 1.3 * x);
}

function rebound(ease: Ease, since: number, room: number): number {
  if (overshoot[ease] === 0 || since >= room) return 0;
  return overshoot[ease] * Math.sin((2 * Math.PI * since) / 0.9) * (1 - since / room) ** 2;
}
