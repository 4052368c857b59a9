// Filters for measuring sound: second-order sections, one after the other.

export type Section = { b: readonly [number, number, number]; a: readonly [number, number] };

/** Returns the samples after the sections; the input is not changed. */
export function filter(samples: Float32Array, sections: readonly Section[]): Float32Array {
  const out = samples.slice();
  for (const { b, a } of sections) {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let i = 0; i < out.length; i++) {
      const x = out[i] as number;
      const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      out[i] = y;
    }
  }
  return out;
}

/** A Butterworth high-pass of fourth order. */
export const highPass = (hertz: number, sampleRate: number) => steep('high', hertz, sampleRate);
/** A Butterworth low-pass of fourth order. */
export const lowPass = (hertz: number, sampleRate: number) => steep('low', hertz, sampleRate);

function steep(kind: 'high' | 'low', hertz: number, sampleRate: number): Section[] {
  return [0.5412, 1.3066].map((q) => {
    const w = (2 * Math.PI * hertz) / sampleRate;
    const alpha = Math.sin(w) / (2 * q);
    const cos = Math.cos(w);
    const a0 = 1 + alpha;
    const edge = kind === 'high' ? 1 + cos : 1 - cos;
    const middle = kind === 'high' ? -edge : edge;
    return {
      b: [edge / 2 / a0, middle / a0, edge / 2 / a0],
      a: [(-2 * cos) / a0, (1 - alpha) / a0],
    };
  });
}
