// Makes one file with all words of the voice, and an index of their places in it.

import { createMp3Encoder } from 'wasm-media-encoders';
import type { Clip, VoiceIndex } from '#dance/rules/voice/clip.ts';
import { wordsHash } from '#dance/rules/voice/voice-words.ts';
import { shape } from './shape.ts';
import { makeSpeaker, type Spoken, sampleRate, zombie } from './speak.ts';

/** Seconds of silence between two words, and the seconds at which the marker and the first word begin. */
const gap = 0.05;
const marker = 0.2;
const begin = 0.5;
/** Bit rate in kilobits a second. */
const bitrate = 40;

/** Returns each word's sound as the voice's file has it, by the word's text. */
export async function makeClips(words: readonly string[], speaker = zombie): Promise<Map<string, Spoken>> {
  const say = await makeSpeaker(speaker);
  return new Map(words.map((word) => [word, shape(say(word))]));
}

/** The compressed file and its index. The same words always give the same bytes. */
export async function makeVoice(
  words: readonly string[],
  speaker = zombie,
): Promise<{ mp3: Uint8Array; index: VoiceIndex }> {
  const spoken = await makeClips(words, speaker);
  const clips: Record<string, Clip> = {};
  let end = begin;
  for (const [word, { samples, onset }] of spoken) {
    const start = end + gap;
    end = start + samples.length / sampleRate;
    clips[word] = { start: ms(start), onset: ms(start + onset / sampleRate), end: ms(end) };
  }
  const sprite = new Float32Array(Math.ceil((end + gap) * sampleRate));
  // The marker: a tick that every decoder keeps, with silence around it.
  const tick = Math.round(marker * sampleRate);
  for (let i = 0; i < 40; i++) sprite[tick + i] = 0.9 * Math.cos((Math.PI * i) / 8) * (1 - i / 40);
  for (const [word, { samples }] of spoken)
    sprite.set(samples, Math.round(((clips[word]?.start ?? 0) / 1000) * sampleRate));
  return { mp3: await encode(sprite), index: { words: wordsHash(words), marker: marker * 1000, clips } };
}

async function encode(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate });
  const pieces = [encoder.encode([samples]).slice(), encoder.finalize().slice()];
  return new Uint8Array(pieces.flatMap((piece) => [...piece]));
}

const ms = (seconds: number) => Math.round(seconds * 1000);
