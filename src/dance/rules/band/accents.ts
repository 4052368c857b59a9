// The dancer's roars, stomps and landings sound in the music, on the count on which they are called.

import { phraseCounts } from '#dance/content/routine/notation.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { cuesIn } from '#dance/rules/score/score.ts';
import { hit, type Note } from './note.ts';

const accented: Record<string, (beat: number) => Note[]> = {
  roar: (beat) => [hit('thunder', beat, 0, 2, 0.35), hit('boom', beat, 36, 0.5, 0.45)],
  howl: (beat) => [hit('howl', beat, 69, 3, 0.35), hit('howl', beat + 0.5, 76, 2.5, 0.22)],
  stomp: (beat) => [hit('boom', beat, 33, 0.5, 0.6)],
  ha: (beat) => [
    hit('clap', beat, 0, 0.25, 0.6),
    ...[57, 63, 68].map((pitch) => hit('organ', beat, pitch, 0.4, 0.18)),
  ],
  boo: (beat) => [
    hit('thunder', beat, 0, 4, 0.6),
    hit('boom', beat, 29, 1, 0.8),
    hit('crash', beat, 0, 4, 0.4),
  ],
  // The word is called on the count of the landing.
  jump: (beat) => [hit('boom', beat, 33, 0.5, 0.65)],
};

/** The accents of the phrase that begins at beat `start`. */
export function accents(start: number): Note[] {
  const cues = cuesIn(houseScore(), { start, end: start + phraseCounts });
  return cues.flatMap(({ place, cue }) => accented[cue]?.(place) ?? []);
}
