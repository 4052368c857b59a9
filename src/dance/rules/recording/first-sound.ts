// The studio proposes the first sound of a recording as its first beat; the operator listens and corrects it.

/** The share of the loudest sample from which a sample counts as heard. */
const heard = 0.05;

/**
 * Returns the second of the first sound; 0 for a recording that is silent all the way. `rate`: samples a
 * second.
 */
export function firstSound(samples: Float32Array, rate: number): number {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const first = samples.findIndex((sample) => Math.abs(sample) >= heard * loudest);
  return Math.max(0, first) / rate;
}
