// The sound of a trophy: a graveyard bell over a low organ, made with oscillators (our own work). It is played only
// after somebody has touched the page, and only while the player's sound is on.

import { hit } from '#dance/rules/band/note.ts';
import { playBriefly } from '#dance/web/sound/audio-context.ts';
import { playNote } from '#dance/web/sound/instruments.ts';
import { hertz, struck, tone } from '#dance/web/sound/strike.ts';
import { type DeviceMemory, deviceMemory } from '#player/web/device-memory.ts';

/** Seconds from the first stroke until the last partial has faded. */
export const trophySoundSeconds = 1.5;

/** Plays the sound once if sound is on; returns a function that stops it. Never throws. */
export function playTrophySound(memory: Pick<DeviceMemory, 'readSettings'> = deviceMemory()): () => void {
  if (!memory.readSettings().sound) return () => {};
  return playBriefly(0.5, trophySoundSeconds + 0.5, (out) => {
    const start = out.context.currentTime + 0.03;
    for (const pitch of chord) playNote(out, hit('organ', 0, pitch, 1, 0.2), start, organSeconds);
    for (const { pitch, after } of strokes) ring(out, pitch, start + after);
  });
}

/** The organ's chord, D minor, as MIDI pitches: D, A and the F above. */
const chord = [38, 45, 53];
const organSeconds = 1.2;

/** The bell's strokes, rising through a chord. `after` is in seconds from the beginning. */
const strokes = [
  { pitch: 74, after: 0 },
  { pitch: 81, after: 0.16 },
  { pitch: 86, after: 0.32 },
];

/**
 * The bell's partials (hum, prime, tierce, quint, nominal): [ratio to the strike note, loudness, share of the
 * duration].
 */
const partials = [
  [0.5, 0.35, 1],
  [1, 0.5, 0.8],
  [1.19, 0.3, 0.55],
  [1.5, 0.16, 0.4],
  [2, 0.3, 0.35],
  [2.74, 0.12, 0.2],
] as const;

function ring(out: AudioNode, pitch: number, when: number): void {
  for (const [ratio, loud, share] of partials) {
    const fade = 1.1 * share;
    struck(tone(out, 'sine', hertz(pitch) * ratio, when, fade), out, 0.3 * loud, when, 0.004, fade - 0.004);
  }
}
