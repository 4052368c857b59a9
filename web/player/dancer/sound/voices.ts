// How each voice sounds: a few oscillators and one second of noise, no samples. A voice plays its note once and is gone.
// Pitch and timbre never depend on the dance's speed; only where a note begins and how long it rings do.

import type { Note, Voice } from '#rules/band/note.ts';
import { boom, clap, crash, hat, kick, rim, snare, thunder, tom } from './drums.ts';
import { bass, bell, click, guitar, howl, organ } from './tones.ts';

const play: Record<Voice, (out: AudioNode, note: Note, when: number, seconds: number) => void> = {
  kick,
  snare,
  clap,
  hat,
  rim,
  tom,
  crash,
  boom,
  thunder,
  bass,
  organ,
  guitar,
  bell,
  howl,
  click,
};

/** Plays `note` into `out` at `when` (seconds of the context), `seconds` long. */
export function playNote(out: AudioNode, note: Note, when: number, seconds: number): void {
  play[note.voice](out, note, when, seconds);
}
