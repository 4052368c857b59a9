// Where a recording stops being silent: the likeliest place of its first beat, until an operator who hears it says better.

/** The share of the loudest sample from which something is heard. */
const heard = 0.05;

/** Seconds; 0 for a recording that is silent all the way. `rate`: samples a second. */
export function firstSound(samples: Float32Array, rate: number): number {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const first = samples.findIndex((sample) => Math.abs(sample) >= heard * loudest);
  return Math.max(0, first) / rate;
}
