// Finds which word is spoken in recorded sound, and its exact moment, by comparing the sound with the clips of words.

export type Sound = { samples: Float32Array; sampleRate: number };
export type Word = Sound & {
  /** Number of samples before the word's vowel. */
  onset: number;
};

/**
 * A recognised word: `at` is the second of the recording at which its vowel begins; `likeness` is 1 for exactly the
 * same wave.
 */
export type WordMatch = { word: string; at: number; likeness: number };

/** A sample rate at which words can still be recognised, and their moment to half a millisecond. */
const coarse = 2756.25;

/** The word whose wave is most like the sound, with its vowel beginning within `slack` seconds of `expected`. */
export function matchWord(
  sound: Sound,
  words: ReadonlyMap<string, Word>,
  expected: number,
  slack = 0.08,
): WordMatch {
  let best: WordMatch = { word: '', at: Number.NaN, likeness: -1 };
  for (const [word, clip] of words) {
    const found = placeOf(sound, clip, expected, slack);
    if (found.likeness > best.likeness) best = { word, ...found };
  }
  return best;
}

function placeOf(sound: Sound, clip: Word, expected: number, slack: number): Omit<WordMatch, 'word'> {
  const wave = coarsely(clip, 0, clip.samples.length / clip.sampleRate);
  const lead = clip.onset / clip.sampleRate;
  const from = expected - slack - lead;
  const around = coarsely(sound, from, from + 2 * slack + clip.samples.length / clip.sampleRate);
  let best = { at: Number.NaN, likeness: -1 };
  for (let lag = 0; lag + wave.length <= around.length; lag++) {
    let [product, power, own] = [0, 1e-9, 1e-9];
    for (let i = 0; i < wave.length; i++) {
      const [a, b] = [around[lag + i] as number, wave[i] as number];
      product += a * b;
      power += a * a;
      own += b * b;
    }
    const likeness = product / Math.sqrt(power * own);
    if (likeness > best.likeness) best = { at: from + lag / coarse + lead, likeness };
  }
  return best;
}

/** Part of a sound at the coarse rate: each value is the mean of the samples around it. */
function coarsely({ samples, sampleRate }: Sound, from: number, until: number): Float32Array {
  const step = sampleRate / coarse;
  return Float32Array.from({ length: Math.floor((until - from) * coarse) }, (_, i) => {
    const first = Math.round((from + i / coarse) * sampleRate - step / 2);
    let sum = 0;
    for (let k = 0; k < step; k++) sum += samples[first + k] ?? 0;
    return sum / Math.ceil(step);
  });
}
