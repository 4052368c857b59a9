// The spectrum of a word describes its sound without its pitch: mel-frequency cepstral coefficients, a row for every
// hundredth of a second.

const bands = 26;
const coefficients = 13;
const size = 512;

/** Returns rows of coefficients, minus their mean over the word, so that a brighter voice gives the same rows. */
export function spectrum(samples: Float32Array, sampleRate: number): number[][] {
  const hop = Math.round(sampleRate / 100);
  const mel = melBands(sampleRate);
  const rows: number[][] = [];
  for (let at = 0; at + size / 2 < samples.length; at += hop) {
    const power = powerOf(samples.subarray(at, at + size));
    const levels = mel.map((weights) =>
      Math.log(weights.reduce((sum, w, i) => sum + w * (power[i] ?? 0), 1e-6)),
    );
    rows.push(
      Array.from({ length: coefficients }, (_, k) =>
        levels.reduce((sum, level, i) => sum + level * Math.cos((Math.PI * k * (i + 0.5)) / bands), 0),
      ),
    );
  }
  const means = Array.from(
    { length: coefficients },
    (_, k) => rows.reduce((sum, row) => sum + (row[k] ?? 0), 0) / rows.length,
  );
  return rows.map((row) => row.map((value, k) => value - (means[k] ?? 0)));
}

/** The distance of two words, of which one may be stretched to match the other (dynamic time warping), per step. */
export function distance(a: number[][], b: number[][]): number {
  let before = new Array<number>(b.length + 1).fill(Number.POSITIVE_INFINITY);
  before[0] = 0;
  for (const row of a) {
    const here = new Array<number>(b.length + 1).fill(Number.POSITIVE_INFINITY);
    b.forEach((other, j) => {
      const least = Math.min(before[j] ?? 0, before[j + 1] ?? 0, here[j] ?? 0);
      here[j + 1] = least + apart(row, other);
    });
    before = here;
  }
  return (before[b.length] ?? Number.POSITIVE_INFINITY) / (a.length + b.length);
}

function apart(a: readonly number[], b: readonly number[]): number {
  // The first coefficient is loudness, which differs from speaker to speaker, so it counts less.
  let sum = 0.25 * ((a[0] ?? 0) - (b[0] ?? 0)) ** 2;
  for (let k = 1; k < a.length; k++) sum += ((a[k] ?? 0) - (b[k] ?? 0)) ** 2;
  return Math.sqrt(sum);
}

function melBands(sampleRate: number): number[][] {
  const toMel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
  const toHertz = (mel: number) => 700 * (10 ** (mel / 2595) - 1);
  const [low, high] = [toMel(100), toMel(8000)];
  const edges = Array.from({ length: bands + 2 }, (_, i) => toHertz(low + ((high - low) * i) / (bands + 1)));
  return Array.from({ length: bands }, (_, band) => {
    const [from, top, to] = edges.slice(band, band + 3) as [number, number, number];
    return Array.from({ length: size / 2 }, (_, i) => {
      const hertz = (i * sampleRate) / size;
      return Math.max(0, Math.min((hertz - from) / (top - from), (to - hertz) / (to - top)));
    });
  });
}

const angles = Array.from({ length: size }, (_, i) => (2 * Math.PI * i) / size);
const cosines = angles.map(Math.cos);
const sines = angles.map(Math.sin);
const window = angles.map((angle) => 0.5 - 0.5 * Math.cos(angle));

/** For each index the index with its bits reversed: the order in which the Fourier transform takes its samples. */
const order = angles.map((_, i) => {
  let turned = 0;
  for (let bit = 1; bit < size; bit *= 2) turned = turned * 2 + (i & bit ? 1 : 0);
  return turned;
});

/** The power of a frame, by the fast Fourier transform. */
function powerOf(frame: Float32Array): Float64Array {
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  for (let i = 0; i < size; i++) re[order[i] as number] = (frame[i] ?? 0) * (window[i] as number);
  for (let half = 1; half < size; half *= 2) {
    const step = size / (2 * half);
    for (let i = 0; i < size / 2; i++) {
      const low = 2 * i - (i % half);
      const turn = (i % half) * step;
      const [x, y] = [re[low + half] as number, im[low + half] as number];
      const turnedRe = x * (cosines[turn] as number) + y * (sines[turn] as number);
      const turnedIm = y * (cosines[turn] as number) - x * (sines[turn] as number);
      re[low + half] = (re[low] as number) - turnedRe;
      im[low + half] = (im[low] as number) - turnedIm;
      re[low] = (re[low] as number) + turnedRe;
      im[low] = (im[low] as number) + turnedIm;
    }
  }
  return Float64Array.from(
    { length: size / 2 },
    (_, bin) => (re[bin] as number) ** 2 + (im[bin] as number) ** 2,
  );
}
