// Turns words into sound with eSpeak NG, a development dependency: only the sound is shipped.

import load from '@echogarden/espeak-ng-emscripten';

/** Sample rate in samples a second. */
export const sampleRate = 22_050;

export type Spoken = {
  samples: Float32Array;
  /** Number of samples before the first stressed vowel. */
  onset: number;
};

export type Speaker = {
  voice: string;
  pitch: number;
  range: number;
  wordsPerMinute: number;
  /** The word said between two counts, which gets half of their time. */
  between: string;
};

/** The zombie: low, flat and quick, so that a number can be spoken within its count. */
export const zombie: Speaker = { voice: 'en-us', pitch: 18, range: 30, wordsPerMinute: 245, between: 'and' };
/** The second speaker of nearest-words.ts, with whose words each clip is compared. */
export const other: Speaker = { voice: 'en-gb', pitch: 62, range: 60, wordsPerMinute: 215, between: 'and' };

/** Returns a function that speaks a text. */
export async function makeSpeaker({ voice, pitch, range, wordsPerMinute, between }: Speaker) {
  const { eSpeakNGWorker } = await load();
  const worker = new eSpeakNGWorker();
  worker.set_voice(voice);
  worker.set_pitch(pitch);
  worker.set_range(range);
  return (text: string): Spoken => {
    const pieces: Int16Array[] = [];
    const sounds: { at: number; sign: string }[] = [];
    worker.set_rate(text === between ? wordsPerMinute * 1.4 : wordsPerMinute);
    worker.synthesize(text, (chunk, events) => {
      if (chunk) pieces.push(new Int16Array(chunk.slice(0)));
      for (const { type, id, audio_position } of events)
        if (type === 'phoneme') sounds.push({ at: (audio_position / 1000) * sampleRate, sign: String(id) });
    });
    const samples = Float32Array.from(pieces.flatMap((piece) => [...piece]).map((value) => value / 32_768));
    const vowel = sounds.find(({ sign }) => /^ˈ/.test(sign)) ?? sounds.find(({ sign }) => isVowel(sign));
    if (!vowel) throw new Error(`No vowel in '${text}'`);
    return { samples, onset: Math.round(vowel.at) };
  };
}

const isVowel = (sign: string) => /^[ˈˌ]?[aeiouɐɑɒæɔəɚɛɜɝɪɨʊʌᵻ]/.test(sign);
