// Time stretching plays sound at another speed with the same pitch. The sound is cut into short grains that overlap.
// Each grain is moved to the place at which its waves best continue those of the grain before.

/** Seconds between the middles of two grains. A grain is twice as long, so that neighbours fade into each other. */
export const grainStep = 0.04;
/** Seconds by which a grain may be moved, so that its waves continue those of the grain before. */
const search = 0.008;
/** Step in samples of the rough search for the best place, and between the samples that are compared. */
const rough = 4;

/**
 * Returns the index of the sample at the middle of the next grain. `rate` is the number of samples in a second,
 * `wanted` the index that the tempo alone would give, and `before` the index at the middle of the grain before (null
 * for the first grain). At the recording's own speed the next grain continues the grain before exactly.
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

/** Likeness of the `length` samples from index `one` on and those from index `other` on: 1 if they have one shape. */
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
