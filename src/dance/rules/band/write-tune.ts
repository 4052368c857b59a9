// The tune of a phrase as notes.

import type { Arrangement, Lead } from '#dance/content/band/arrangement.ts';
import { hit, type Note } from './note.ts';
import { barBeats } from './write-bar.ts';

const leadGain: Record<Lead, number> = { howl: 0.3, guitar: 0.24, bell: 0.3 };

/**
 * Writes a phrase's tune; `start` is the phrase's first beat; from layer 3 on a second voice sounds an octave
 * below.
 */
export function writeTune({ tune = [], lead = 'howl' }: Arrangement, start: number, layer: number): Note[] {
  return tune.flatMap(([bar, step, pitch, length]) => {
    const beat = start + bar * barBeats + step / 4;
    const note = hit(lead, beat, pitch, length, leadGain[lead]);
    return layer >= 3 ? [note, hit('bell', beat, pitch - 12, length, 0.2)] : [note];
  });
}
