import { expect, test } from 'vitest';
import { grainStep, nextGrain } from './time-stretch.ts';

const rate = 32_000;

/** The samples at another speed, as the player plays them: as grains that fade into each other. */
function stretched(samples: Float32Array, speed: number): Float32Array {
  const step = grainStep * rate;
  const out = new Float32Array(Math.floor(samples.length / speed) + 2 * step);
  let middle: number | null = null;
  for (let k = 0; k * step * speed < samples.length; k++) {
    middle = nextGrain(samples, rate, k * step * speed, middle);
    for (let i = -step; i < step; i++) {
      const at = k * step + i;
      const fade = 0.5 + 0.5 * Math.cos((Math.PI * i) / step);
      if (at >= 0 && at < out.length) out[at] = (out[at] ?? 0) + fade * (samples[middle + i] ?? 0);
    }
  }
  return out;
}

const tone = (hertz: number, seconds: number) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate));

test('at its own speed a recording is played as it is', () => {
  const samples = tone(440, 1);
  const out = stretched(samples, 1);
  for (let i = 0; i < samples.length - 4000; i++)
    expect(Math.abs((out[i] ?? 0) - (samples[i] ?? 0))).toBeLessThan(1e-5);
});

test.each([0.25, 0.5, 0.75, 1.5, 2])('at %f times its speed the pitch stays and nothing is lost', (speed) => {
  const out = stretched(tone(440, 2), speed).subarray(2000, Math.floor((1.8 * rate) / speed));
  let crossings = 0;
  for (let i = 1; i < out.length; i++) if ((out[i - 1] ?? 0) < 0 && (out[i] ?? 0) >= 0) crossings++;
  expect(crossings / (out.length / rate)).toBeCloseTo(440, -1);
  const loudest = out.reduce((most, sample) => Math.max(most, sample), 0);
  const power = out.reduce((sum, sample) => sum + sample ** 2, 0) / out.length;
  expect(loudest).toBeLessThan(1.05);
  expect(power).toBeGreaterThan(0.45);
});

// §3.operators-recording-under-dance-bad
test.each([0.25, 0.5, 0.75, 1, 1.5, 2])('at %f times its speed a drum is heard on its beat', (speed) => {
  const samples = new Float32Array(4 * rate);
  for (const at of [0.5, 1, 1.5, 2, 2.5]) samples.set(tone(200, 0.03), at * rate);
  const out = stretched(samples, speed);
  for (const at of [0.5, 1, 1.5, 2, 2.5]) {
    // The middle of the loud samples around the beat is compared with the middle of the drum's sound.
    const from = Math.floor(((at - 0.2) / speed) * rate);
    const until = Math.floor(((at + 0.25) / speed) * rate);
    let [weight, sum] = [0, 0];
    for (let i = from; i < until; i++) {
      weight += (out[i] ?? 0) ** 2;
      sum += (out[i] ?? 0) ** 2 * i;
    }
    expect(Math.abs(sum / weight / rate - (at + 0.015) / speed)).toBeLessThan(0.02);
  }
});
