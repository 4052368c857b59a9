/** Samples in a second, and in a click. */
const rate = 8000;
const click = 240;

/** A WAV file of this length, with a click at each of `beats` (seconds). */
export function clickTrack(seconds: number, beats: readonly number[]): Buffer {
  const samples = Buffer.alloc(seconds * rate, 128);
  for (const beat of beats)
    for (let i = 0; i < click; i += 1)
      samples[Math.round(beat * rate) + i] = Math.round(128 + 100 * (1 - i / click) * Math.sin(i));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  // The 16 bytes of the format: PCM, one channel of 8 bits.
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
