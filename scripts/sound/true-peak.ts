// The highest value that a sound reaches between its samples, oversampled four times (ITU-R BS.1770-4, annex 2).

const times = 4;
const reach = 12;

/** A windowed sinc for each of the three places between two samples. */
const phases = Array.from({ length: times - 1 }, (_, phase) =>
  Array.from({ length: 2 * reach }, (_, tap) => {
    const x = tap - reach + 1 - (phase + 1) / times;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / reach);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/** Returns the true peak in decibels relative to full scale. */
export function truePeak(samples: Float32Array): number {
  let peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  // No peak lies between two quiet samples, so only the surroundings of loud samples are computed.
  const near = peak * 0.6;
  for (let i = reach; i < samples.length - reach; i++) {
    if (Math.abs(samples[i] as number) < near && Math.abs(samples[i + 1] as number) < near) continue;
    for (const taps of phases) {
      let sum = 0;
      for (let tap = 0; tap < taps.length; tap++)
        sum += (taps[tap] as number) * (samples[i + tap - reach + 1] as number);
      peak = Math.max(peak, Math.abs(sum));
    }
  }
  return 20 * Math.log10(peak);
}
