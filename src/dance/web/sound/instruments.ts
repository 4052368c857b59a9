// Each instrument sounds from a few oscillators and one second of noise, without samples. An instrument plays its note
// once and is gone. Pitch and timbre never depend on the dance's speed; only where a note begins and how long
// it rings do.

import type { Instrument, Note } from '#dance/rules/band/note.ts';
import * as drums from './drums.ts';
import type { Play } from './strike.ts';
import * as tones from './tones.ts';

const play: Record<Instrument, Play> = { ...drums, ...tones };

/** Plays `note` into `out` at `when` (seconds of the context), `seconds` long. */
export function playNote(out: AudioNode, note: Note, when: number, seconds: number): void {
  play[note.instrument](out, note, when, seconds);
}
