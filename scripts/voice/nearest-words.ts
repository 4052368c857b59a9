// Checks whether the words can be told apart: each clip is compared with all words of a second speaker. Speech
// recognisers need a network, so spectra are compared.

import { distance, spectrum } from '../sound/spectrum.ts';
import { makeClips } from './make-voice.ts';
import { shape } from './shape.ts';
import { makeSpeaker, other, sampleRate } from './speak.ts';

export type NearestWord = { word: string; nearest: string; rank: number };

/**
 * Returns for each word the second speaker's most similar word, and the rank of the word itself among them (1 is best).
 */
export async function nearestWords(words: readonly string[]): Promise<NearestWord[]> {
  const say = await makeSpeaker(other);
  const clips = await makeClips(words);
  const spoken = words.map((word) => spectrum(shape(say(word)).samples, sampleRate));
  return words.map((word) => {
    const clip = spectrum(clips.get(word)?.samples ?? new Float32Array(), sampleRate);
    const far = spoken.map((row) => distance(clip, row));
    const own = far[words.indexOf(word)] ?? 0;
    const nearest = words[far.indexOf(Math.min(...far))] ?? '';
    return { word, nearest, rank: 1 + far.filter((other) => other < own).length };
  });
}
