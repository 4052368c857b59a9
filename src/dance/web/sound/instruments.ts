// Each instrument is made of a few oscillators and one second of noise, without recorded samples. The audio nodes of a
// note play once. The dance's speed decides when a note begins and how long it rings, and never changes its pitch or
// timbre.

import type { Instrument, Note } from '#dance/rules/band/note.ts';
import * as drums from './drums.ts';
import type { Play } from './strike.ts';
import * as tones from './tones.ts';

const play: Record<Instrument, Play> = { ...drums, ...tones };

/** Plays `note` into `out` at `when` (seconds of the context), `seconds` long. */
export function playNote(out: AudioNode, note: Note, when: number, seconds: number): void {
  play[note.instrument](out, note, when, seconds);
}
