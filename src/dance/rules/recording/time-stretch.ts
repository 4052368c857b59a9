// Stretching plays sound at another speed and the same pitch: short grains overlap, each moved to where it best
// continues the grain before. The functions are pure.

/** Seconds between the middles of two grains; each is twice as long, and they fade into each other. */
export const grainStep = 0.04;
/** Seconds by which a grain may be moved, so that its waves meet those of the grain before. */
const search = 0.008;
/** The rough search compares every fourth sample. */
const rough = 4;

/**
 * Returns the sample at the middle of the next grain. `wanted` is this sample by the tempo alone; `before` is the
 * middle of the grain before, null for the first grain. At the recording's own speed the next grain continues the
 * grain before exactly.
 */
export function nextGrain(
  samples: Float32Array,
  rate: number,
  wanted: number,
  before: number | null,
): number {
  const middle = Math.round(wanted);
  if (before === null) return middle;
  const step = Math.round(grainStep * rate);
  const goesOn = before + step;
  const most = Math.round(search * rate);
  if (Math.abs(goesOn - middle) <= 1) return goesOn;
  let best = middle;
  let highest = Number.NEGATIVE_INFINITY;
  const look = (from: number, to: number, by: number) => {
    for (let at = from; at <= to; at += by) {
      const alike = likeness(samples, goesOn - step, at - step, step);
      if (alike <= highest) continue;
      highest = alike;
      best = at;
    }
  };
  look(middle - most, middle + most, rough);
  look(best - rough, best + rough, 1);
  return best;
}

/** Likeness of two stretches of `length` samples: 1 the same, 0 not alike at all. */
function likeness(samples: Float32Array, one: number, other: number, length: number): number {
  let [both, first, second] = [0, 1e-9, 1e-9];
  for (let i = 0; i < length; i += rough) {
    const a = samples[one + i] ?? 0;
    const b = samples[other + i] ?? 0;
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return both / Math.sqrt(first * second);
}
